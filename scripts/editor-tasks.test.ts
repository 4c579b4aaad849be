import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { problemLine } from "../lib/content/check/report";

const ROOT = resolve(__dirname, "..");
const read = (file: string) => JSON.parse(readFileSync(join(ROOT, file), "utf8"));

interface Task {
  readonly label: string;
  readonly command: string;
  readonly problemMatcher: { readonly pattern?: Readonly<Record<string, number | string>> };
}

const { tasks } = read(".vscode/tasks.json") as { tasks: Task[] };
const packages = read("package.json") as {
  scripts: Record<string, string>;
  devDependencies: Record<string, string>;
};

test.each(tasks.map((task) => [task.label, task.command]))(
  "%s runs a command",
  (_label, command) => {
    const [, script = ""] = /^npm (?:run )?([\w-]+)/.exec(command) ?? [];
    expect(Object.keys(packages.scripts)).toContain(script);
  },
);

test("problems of the content are found in what the check prints", () => {
  const problem = {
    file: "content/units/fine.json",
    line: 10,
    column: 13,
    rule: "unit-leader",
    message: "leader is 8",
  };
  const pattern = tasks.find(({ label }) => label === "check")?.problemMatcher.pattern;
  const found = new RegExp(String(pattern?.regexp)).exec(problemLine(problem)) ?? [];
  const said = ["file", "line", "column", "code", "message"].map(
    (part) => found[Number(pattern?.[part])],
  );
  expect(said).toEqual(["content/units/fine.json", "10", "13", "unit-leader", "leader is 8"]);
});

test("the extensions that are recommended are for tools that the project uses", () => {
  const { recommendations } = read(".vscode/extensions.json") as { recommendations: string[] };
  const tools: Record<string, string> = {
    "biomejs.biome": "@biomejs/biome",
    "oxc.oxc-vscode": "oxlint",
  };
  for (const extension of recommendations) {
    expect(packages.devDependencies).toHaveProperty([tools[extension] ?? extension]);
  }
});
