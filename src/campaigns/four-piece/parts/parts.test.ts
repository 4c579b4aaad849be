import { twoDigits } from "#lib/format/two-digits";
import { roleName } from "./role-name";
import { runTerms, firstDayInJapan } from "./runs";

it("names the editions and knows the first day in Japan", () => {
  const runs = [
    { edition: "jp", start: "2024-05-15", end: "2024-05-23" },
    { edition: "en", start: "2026-04-25", end: "2026-05-03" },
  ];
  expect(firstDayInJapan(runs)).toBe("2024-05-15");
  expect(runTerms(runs).map(({ label }) => label)).toEqual(["Japan", "English edition"]);
  expect(runTerms(runs)[0]?.value).toBe("15–23 May 2024");
});

it("numbers badges with two digits and names the idol's role", () => {
  expect(twoDigits(7)).toBe("07");
  expect(roleName({ role: "beside", audition: null })).toBe("At the side");
  expect(roleName({ role: "contestant", audition: 81 })).toBe("Newcomer");
  expect(roleName({ role: "contestant", audition: null })).toBe("Contestant");
});
