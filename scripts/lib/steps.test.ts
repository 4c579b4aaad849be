interface Result {
  name: string;
  seconds: number;
  failed: boolean;
}
interface Step {
  name: string;
  run: () => Promise<unknown>;
  after?: string[];
}
const { runSteps, stepsTable } = jest.requireActual<{
  runSteps: (steps: Step[], print: (text: string) => void) => Promise<Result[]>;
  stepsTable: (results: Result[]) => string;
}>("./steps.mjs");

const quietly = (steps: Step[]) => runSteps(steps, () => {});
const failing = (output?: string) =>
  Promise.reject(Object.assign(new Error("ended with 1"), { output }));

it("runs steps in parallel, each after its predecessors", async () => {
  const seen: string[] = [];
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const results = await quietly([
    { name: "waiting", run: () => opened.then(() => seen.push("waiting")) },
    { name: "first", run: async () => seen.push("first") },
    { name: "opening", after: ["first"], run: async () => open() },
    { name: "last", after: ["waiting", "opening"], run: async () => seen.push("last") },
  ]);
  expect(seen).toEqual(["first", "waiting", "last"]);
  expect(results.filter(({ failed }) => failed)).toEqual([]);
});

it("shows a failed step's output, lets parallel ones end, and starts no more", async () => {
  const printed: string[] = [];
  const never = jest.fn();
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const results = await runSteps(
    [
      { name: "lint", run: () => failing("a\nb").finally(end) },
      { name: "format", run: () => ended },
      { name: "build", after: ["lint", "format"], run: never },
      { name: "types", after: ["format"], run: never },
      { name: "browser tests", after: ["build"], run: never },
    ],
    (text) => printed.push(text),
  );
  expect(printed.join("\n")).toContain("a\nb\nended with 1");
  expect(results.map(({ name, failed }) => `${name} ${failed}`).toSorted()).toEqual([
    "format false",
    "lint true",
  ]);
  expect(never).not.toHaveBeenCalled();
});

it("ends with the times and how many passed", () => {
  const results = [
    { name: "lint", seconds: 2.14, failed: false },
    { name: "build", seconds: 101, failed: true },
  ];
  expect(stepsTable(results)).toBe(
    "    2.1 s  lint\n  101.0 s  build (failed)\n\n1 passed, 1 failed",
  );
});
