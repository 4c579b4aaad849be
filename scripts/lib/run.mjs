import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";

/**
 * Environment of all commands: no telemetry, and a larger young generation, since builds create many short-lived
 * objects.
 */
export const environment = {
  ...process.env,
  GATSBY_TELEMETRY_DISABLED: "1",
  NODE_OPTIONS: ["--no-deprecation --max-semi-space-size=64", process.env.NODE_OPTIONS]
    .filter(Boolean)
    .join(" "),
};

/**
 * Runs a command and shows its output.
 * @param {string} command
 * @param {string[]} parameters
 * @param {object} options
 * @param {Record<string, string>} [options.settings] defaults for its environment
 * @returns {Promise<void>} rejects with the command's name for a non-zero exit code
 */
export async function run(command, parameters = [], { settings = {} } = {}) {
  const env = { ...settings, ...environment };
  await exitOf(spawn(command, parameters, { stdio: "inherit", env }), [command, ...parameters]);
}

/**
 * Runs a command and collects its output.
 * @param {string} command
 * @param {string[]} parameters
 * @param {object} options
 * @param {Record<string, string>} [options.settings] defaults for its environment
 * @param {(line: string) => void} [options.onLine] called with each line of output
 * @param {() => Promise<string>} [options.input] computed while the command runs, then written to its input; must not
 * reject
 * @returns {Promise<string>} its output; rejects with an error that has it as `output`
 */
export async function runQuietly(command, parameters, { settings = {}, onLine, input } = {}) {
  const child = spawn(command, parameters, {
    stdio: [input ? "pipe" : "ignore", "pipe", "pipe"],
    env: { ...settings, ...environment },
  });
  // A command that exits early reports it by its exit code.
  child.stdin?.on("error", () => {});
  void input?.().then((text) => child.stdin.end(text));
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
    if (onLine) createInterface({ input: stream }).on("line", onLine);
  }
  try {
    await exitOf(child, [command, ...parameters]);
  } catch (error) {
    throw Object.assign(error, { output });
  }
  return output;
}

/**
 * Command line of a program of the project's dependencies.
 * @param {string[]} parameters
 * @returns {[command: string, parameters: string[]]}
 */
export const dependencyCommand = (name, ...parameters) => [
  join("node_modules/.bin", name),
  parameters,
];

/** Resolves when a process has exited with 0 and its output is complete. */
function exitOf(child, words) {
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code, signal) => {
      if (code === 0) resolve();
      else {
        const error = new Error(`"${words.join(" ")}" ended with ${code ?? signal}`);
        reject(Object.assign(error, { signal }));
      }
    });
  });
}
