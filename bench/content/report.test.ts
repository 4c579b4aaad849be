import { generatedSection, verdict } from "./report";

const kept = { times: 1, records: 250, seconds: 0.752, bar: 2 };
const missed = { times: 10, records: 1_510, seconds: 4.01, bar: 4 };
const around = { day: "2026-11-22", machine: "Node 20.20.2, 2 processor cores", runs: 5 };

it("says in a line whether the bar is kept", () => {
  expect(verdict(kept)).toBe("ok     content check, 1 × (250 records): 0.75 s (bar 2 s)");
  expect(verdict(missed)).toMatch(/^MISSED content check, 10 × .*: 4\.01 s/);
});

it("has a row for each size, bold where the bar is missed", () => {
  const section = generatedSection([kept, missed], around);
  expect(section).toContain("median of 5");
  expect(section).toMatch(/\| 1 × +\| 250 +\| 0\.75 s +\| 2 s/);
  expect(section).toMatch(/\| 10 × +\| 1,510 +\| \*\*4\.01 s\*\* +\| 4 s/);
});
