import { execFileSync } from "node:child_process";
import { appendFileSync } from "node:fs";
import { cacheKeys } from "./lib/cache-keys";

/** Gives the steps that follow the names of the caches, as GitHub Actions reads them. */
function main({ GITHUB_OUTPUT, RUNNER_OS = process.platform, ...env }: NodeJS.ProcessEnv): void {
  const keys = cacheKeys(process.cwd(), {
    system: RUNNER_OS,
    node: process.versions.node.split(".")[0] ?? "",
    tree: execFileSync("git", ["rev-parse", "HEAD^{tree}"], { encoding: "utf8" }).trim(),
    env,
  });
  const lines = Object.entries(keys).flatMap(([name, { key, restore }]) => [
    `${name}-key=${key}`,
    `${name}-restore=${restore}`,
  ]);
  const text = `${lines.join("\n")}\n`;
  if (GITHUB_OUTPUT) appendFileSync(GITHUB_OUTPUT, text);
  console.log(text);
}

main(process.env);
