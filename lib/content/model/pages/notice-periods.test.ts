import { formatHalfYear } from "../../../format/half-year";
import { noticePeriods } from "./notice-periods";

const DAYS = ["2024-01-01", "2024-06-30", "2024-07-01", "2024-12-31", "2023-09-30"];

test("half-years of notices are listed latest first", () => {
  const periods = noticePeriods(DAYS.map((start) => ({ start })));
  expect(periods).toEqual(["2024-2", "2024-1", "2023-2"]);
  expect(periods.map(formatHalfYear)).toEqual([
    "July to December 2024",
    "January to June 2024",
    "July to December 2023",
  ]);
});
