import { readLog } from "./run-build";

it("reads stages and the pages that were rendered", () => {
  const log = [
    "success compile gatsby files - 1.820s",
    "info pictures: 63 of 624",
    "success pictures - 0.401s - 624 pictures: 0 files encoded, 4,111 reused, 90.1 MB",
    "success run page queries - 0.512s - 4/4 7.81/s",
    "success Building static HTML for pages - 2.500s - 12/165 66.01/s",
    "success run page queries - 0.100s",
    "info Done building in 20.1 sec",
  ].join("\n");
  const { stages, rendered } = readLog(log);
  expect(rendered).toBe(12);
  expect(Object.keys(stages)).toHaveLength(4);
  expect(stages["compile gatsby files"]).toBe(1.82);
  expect(stages["run page queries"]).toBeCloseTo(0.612);
});

it("finds nothing rendered where Gatsby renders nothing", () => {
  expect(readLog("success Checking for changed pages - 0.001s").rendered).toBe(0);
});
