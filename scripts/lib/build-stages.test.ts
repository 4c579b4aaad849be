const { BuildStages } = jest.requireActual<{
  BuildStages: new (options: {
    isQuick: boolean;
    now: () => number;
  }) => {
    read: (line: string) => void;
    look: () => { share: number; part: string; detail?: string };
  };
}>("./build-stages.mjs");

/** What Gatsby prints in a build, of which other lines mean nothing. */
const LOG = [
  "success onPreBootstrap - 5.2s",
  "info pictures: 12 of 624",
  "info pictures: 312 of 624",
  "success pictures - 45.1s - 624 pictures: 4,100 files encoded",
  "success Building production JavaScript and CSS bundles - 30.1s",
  "success Building HTML renderer - 20.0s",
  "success Building static HTML for pages - 2.0s - 167/167 80.00/s",
  "success onPostBuild - 7.1s",
];

it("comes nearer to the end with each line and with time, and not past it", () => {
  let time = 0;
  const stages = new BuildStages({ isQuick: true, now: () => time });
  const seen = LOG.flatMap((line) => {
    const shares = [stages.look().share];
    time += 60_000;
    shares.push(stages.look().share);
    stages.read(line);
    return shares;
  });
  seen.push(stages.look().share);
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  expect(seen[0]).toBe(0);
  expect(seen.at(-1)).toBe(1);
});

it("tells of pictures how many are done", () => {
  const stages = new BuildStages({ isQuick: false, now: () => 0 });
  for (const line of LOG.slice(0, 3)) stages.read(line);
  expect(stages.look()).toMatchObject({ part: "encoding pictures", detail: "312 of 624" });
  stages.read(LOG[3] ?? "");
  expect(stages.look().detail).toBeUndefined();
});

it("gives pictures more of the time where they get the real settings", () => {
  const after = (isQuick: boolean) => {
    const stages = new BuildStages({ isQuick, now: () => 0 });
    for (const line of LOG.slice(0, 4)) stages.read(line);
    return stages.look().share;
  };
  expect(after(false)).toBeGreaterThan(after(true));
});
