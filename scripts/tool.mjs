import { spawnSync } from "node:child_process";
import { developmentTool } from "./lib/development-tool.mjs";

// Runs a program of a development dependency: NAME PARAMETERS…
const [name, ...parameters] = process.argv.slice(2);
try {
  const { status } = spawnSync(developmentTool(name), parameters, { stdio: "inherit" });
  process.exitCode = status ?? 1;
} catch (error) {
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}
