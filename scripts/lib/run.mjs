import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";

/**
 * Settings of every command that the scripts run: no telemetry, and room for what lives shortly, of which builds
 * make a lot, so that it is collected less often.
 */
export const environment = {
  ...process.env,
  GATSBY_TELEMETRY_DISABLED: "1",
  NODE_OPTIONS: ["--no-deprecation --max-semi-space-size=64", process.env.NODE_OPTIONS]
    .filter(Boolean)
    .join(" "),
};

/**
 * Runs a command with its output shown.
 * @param {string} command
 * @param {string[]} parameters
 * @param {object} options
 * @param {Record<string, string>} [options.settings] for its environment, where that does not set them already
 * @returns {Promise<void>} rejects with the command's name if it ends with anything but 0
 */
export async function run(command, parameters = [], { settings = {} } = {}) {
  const env = { ...settings, ...environment };
  await ended(spawn(command, parameters, { stdio: "inherit", env }), [command, ...parameters]);
}

/**
 * Runs a command and keeps what it prints.
 * @param {string} command
 * @param {string[]} parameters
 * @param {object} options
 * @param {Record<string, string>} [options.settings] for its environment, where that does not set them already
 * @param {(line: string) => void} [options.onLine] is told each line as it comes
 * @param {() => Promise<string>} [options.input] is worked out while the command runs, and given to it; it must not
 *   fail
 * @returns {Promise<string>} what it printed; rejects with an error that has it as `output`
 */
export async function runQuietly(command, parameters, { settings = {}, onLine, input } = {}) {
  const child = spawn(command, parameters, {
    stdio: [input ? "pipe" : "ignore", "pipe", "pipe"],
    env: { ...settings, ...environment },
  });
  // Who ends before it has read its input says so by its exit code.
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
    await ended(child, [command, ...parameters]);
  } catch (error) {
    throw Object.assign(error, { output });
  }
  return output;
}

/**
 * How a program of the project's own dependencies is run.
 * @param {string[]} parameters
 * @returns {[command: string, parameters: string[]]}
 */
export const local = (name, ...parameters) => [join("node_modules/.bin", name), parameters];

/** Resolves when a process has ended well, and all it printed has come. */
function ended(child, words) {
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
