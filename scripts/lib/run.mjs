import { spawn } from "node:child_process";

/** Settings of every command that the scripts run: no telemetry, functions on. */
export const environment = {
  ...process.env,
  GATSBY_TELEMETRY_DISABLED: "1",
  // Our own server runs functions; a build for a host that does not leaves this out.
  GATSBY_FUNCTIONS: process.env.GATSBY_FUNCTIONS ?? "on",
  NODE_OPTIONS: [process.env.NODE_OPTIONS, "--no-deprecation"].filter(Boolean).join(" "),
};

/**
 * Runs a command with its output shown.
 * @param {string} command
 * @param {string[]} parameters
 * @param {Record<string, string>} settings for its environment, where that does not set them already
 * @returns {Promise<void>} rejects with the command's name if it ends with anything but 0
 */
export function run(command, parameters = [], settings = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, {
      stdio: "inherit",
      env: { ...settings, ...environment },
    });
    child.on("error", reject);
    child.on("exit", (code, signal) => {
      if (code === 0) resolve();
      else
        reject(new Error(`"${[command, ...parameters].join(" ")}" ended with ${code ?? signal}`));
    });
  });
}

/**
 * Runs a program of the project's own dependencies.
 * @param {string} name such as "gatsby"
 * @param {string[]} parameters
 */
export function runLocal(name, ...parameters) {
  return run("npx", ["--no-install", name, ...parameters]);
}
