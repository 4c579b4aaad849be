import { setImmediate } from "node:timers/promises";

interface Result {
  name: string;
  seconds: number;
  failed: boolean;
}
interface Step {
  name: string;
  run: () => Promise<unknown>;
}
const { runPhases, stepsTable } = jest.requireActual<{
  runPhases: (phases: (Step | Step[])[][], print: (text: string) => void) => Promise<Result[]>;
  stepsTable: (results: Result[]) => string;
}>("./steps.mjs");

it("runs the steps of a phase side by side, and phases one after the other", async () => {
  const seen: string[] = [];
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const results = await runPhases(
    [
      [
        { name: "waiting", run: () => opened.then(() => seen.push("waiting")) },
        { name: "opening", run: async () => open() },
      ],
      [{ name: "last", run: async () => seen.push("last") }],
    ],
    () => {},
  );
  expect(seen).toEqual(["waiting", "last"]);
  expect(results.filter(({ failed }) => failed)).toEqual([]);
});

it("runs the steps of a lane one after the other, up to one that fails", async () => {
  const seen: string[] = [];
  const step = (name: string) => ({ name, run: async () => seen.push(name) });
  const failing = { name: "failing", run: () => Promise.reject(new Error("ended with 1")) };
  const slow = { name: "slow", run: async () => void (await setImmediate(), seen.push("slow")) };
  const results = await runPhases(
    [
      [
        [slow, step("after")],
        [failing, step("never")],
      ],
    ],
    () => {},
  );
  expect(seen).toEqual(["slow", "after"]);
  expect(results.map(({ name }) => name)).toEqual(["failing", "slow", "after"]);
});

it("shows what a failed step printed, lets those beside it end, and begins nothing more", async () => {
  const printed: string[] = [];
  const never = jest.fn();
  const results = await runPhases(
    [
      [
        {
          name: "lint",
          run: () => Promise.reject(Object.assign(new Error("ended with 1"), { output: "a\nb" })),
        },
        { name: "format", run: () => Promise.resolve() },
      ],
      [{ name: "build", run: never }],
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
