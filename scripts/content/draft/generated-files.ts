import { execFileSync } from "node:child_process";
import { resolve } from "node:path";

const GENERATOR = resolve(__dirname, "../../generate-types.ts");

/**
 * The text of every file that follows from the schemas below `root`, by its path in the project. The
 * compiler of types is large: it runs in a process of its own, so that most commands do without it.
 */
export function generatedFiles(root: string): Map<string, string> {
  const command = ["--import", require.resolve("tsx"), GENERATOR, "--print", root];
  const printed = execFileSync(process.execPath, command, { encoding: "utf8", maxBuffer: 2 ** 26 });
  return new Map(JSON.parse(printed) as [string, string][]);
}
