import type { Command } from "./command";
import { runCommand } from "./run-command";
import { CommandError } from "../../lib/command-line/command-error";

const asked: { root: string; args: readonly string[] }[] = [];
const LAMPS: Command = {
  summary: "lights the lamps",
  usage: "npm run content -- lamps [--dry-run]",
  async run(root, args) {
    asked.push({ root, args });
    if (args.includes("all")) throw new CommandError("There are too many.");
    return { text: "They are lit.", code: 1 };
  },
};
const COMMANDS = { lamps: async () => LAMPS };

async function run(...args: string[]) {
  const said = jest.spyOn(console, "log").mockImplementation();
  const blamed = jest.spyOn(console, "error").mockImplementation();
  process.exitCode = undefined;
  await runCommand(COMMANDS, args);
  const result = {
    out: said.mock.calls.join("\n"),
    error: blamed.mock.calls.join("\n"),
    code: process.exitCode,
  };
  process.exitCode = undefined;
  said.mockRestore();
  blamed.mockRestore();
  return result;
}
beforeEach(() => asked.splice(0));

it("runs a command with its arguments, and ends as it says", async () => {
  expect(await run("lamps", "one")).toEqual({ out: "They are lit.", error: "", code: 1 });
  expect(asked).toMatchObject([{ root: process.cwd(), args: ["one"] }]);
});

it("ends with 2 and the words where a command is asked for in a wrong way", async () => {
  expect(await run("lamps", "all")).toEqual({ out: "", error: "There are too many.", code: 2 });
  expect(await run("lmaps")).toEqual({
    out: "",
    error: expect.stringContaining('There is no command "lmaps". Did you mean "lamps"?'),
    code: 2,
  });
});

it("lists the commands by default, and shows the usage of one", async () => {
  expect((await run()).out).toMatch(/^ {2}lamps +lights the lamps$/m);
  expect(await run("lamps", "--help")).toMatchObject({ out: LAMPS.usage, code: undefined });
  expect((await run("help", "lamps")).out).toBe(LAMPS.usage);
  expect(asked).toEqual([]);
});
