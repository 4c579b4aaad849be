const { reportStages } = jest.requireActual<{
  reportStages: (print: (text: string) => void) => (line: string) => void;
}>("./build-stages.mjs");

it("shows the stage of a build, and the number of finished pictures", () => {
  const said: string[] = [];
  const read = reportStages((text) => said.push(text));
  for (const line of [
    "success onPreBootstrap - 5.2s",
    "info pictures: 312 of 624",
    "success pictures - 45.1s - 624 pictures: 4,100 files encoded",
    "success createPages - 0.2s",
    // A build of changed content bundles nothing.
    "success Building static HTML for pages - 2.0s - 167/167 80.00/s",
    "success something else - 1.0s",
    "success onPostBuild - 7.1s",
  ]) {
    read(line);
  }
  expect(said).toEqual([
    "  checking the content",
    "  encoding pictures",
    "  encoding pictures, 312 of 624",
    "  listing pages",
    "  bundling scripts",
    "  finishing",
  ]);
});
