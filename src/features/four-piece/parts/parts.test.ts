import { badgeNumber, roleName } from "./badge-number";
import { editions, firstDay, span } from "./runs";

it("writes days out without saying anything twice", () => {
  expect(span("2024-05-15", "2024-05-23")).toBe("15 to 23 May 2024");
  expect(span("2024-06-30", "2024-07-08")).toBe("30 June to 8 July 2024");
  expect(span("2024-12-28", "2025-01-05")).toBe("28 December 2024 to 5 January 2025");
});

it("names the editions and knows the first day in Japan", () => {
  const runs = [
    { edition: "jp", start: "2024-05-15", end: "2024-05-23" },
    { edition: "en", start: "2026-04-25", end: "2026-05-03" },
  ];
  expect(firstDay(runs)).toBe("2024-05-15");
  expect(editions(runs).map(({ name }) => name)).toEqual(["Japan", "English edition"]);
});

it("numbers badges with two digits and says what an idol is there", () => {
  expect(badgeNumber(7)).toBe("07");
  expect(roleName({ role: "beside", audition: null })).toBe("At the side");
  expect(roleName({ role: "contestant", audition: 81 })).toBe("Newcomer");
  expect(roleName({ role: "contestant", audition: null })).toBe("Contestant");
});
