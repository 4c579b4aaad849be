import { spawn } from "node:child_process";
import { once } from "node:events";
import { buffer } from "node:stream/consumers";

/**
 * What git answers in a folder.
 * @param input what it is told on its standard input
 * @returns undefined if git is not there or refuses, as where nothing is committed
 */
export async function git(
  folder: string,
  args: readonly string[],
  input = "",
): Promise<Buffer | undefined> {
  const child = spawn("git", args, { cwd: folder, stdio: ["pipe", "pipe", "ignore"] });
  // It may end before it has read everything.
  child.stdin.on("error", () => {});
  child.stdin.end(input);
  try {
    const [answer, [code]] = await Promise.all([buffer(child.stdout), once(child, "close")]);
    return code === 0 ? answer : undefined;
  } catch {
    return undefined;
  }
}
