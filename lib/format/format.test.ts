import { birthMonth, formatBirthday } from "./birthday";
import { formatDate } from "./date";
import { isKnown, known } from "./known";

describe("birthdays and dates", () => {
  it("are written out", () => {
    expect(formatBirthday("01-10")).toBe("10 January");
    expect(formatBirthday("12-02")).toBe("2 December");
    expect(formatDate("2015-11-25")).toBe("25 November 2015");
    expect(formatDate("2022-06")).toBe("June 2022");
    expect(birthMonth("09-18")).toBe(8);
  });

  it.each(["-", "???"])("stay as they are where unknown: %s", (value) => {
    expect(formatBirthday(value)).toBe(value);
    expect(birthMonth(value)).toBeUndefined();
  });
});

describe("known values", () => {
  it.each([
    ["179", "cm", "179 cm"],
    ["AB", "", "AB"],
    ["-", "cm", "unknown"],
    ["???", "kg", "unknown"],
    [null, "", "unknown"],
    ["", "", "unknown"],
  ])("%s with measure %s reads %s", (value, measure, text) => {
    expect(known(value, measure)).toBe(text);
    expect(isKnown(value)).toBe(
      text.startsWith(value ?? "!") && !["-", "???", ""].includes(value ?? ""),
    );
  });
});
