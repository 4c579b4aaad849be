import { say } from "./say.mjs";
import { systemErrorMessage } from "./system-fault.mjs";

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {() => Promise<unknown>} run rejects if it fails, with what was printed as the error's `output`
 * @property {readonly string[]} [after] names of steps that come before it in the list: it waits for them
 */

/**
 * Runs steps in parallel, each once its predecessors have ended. After a failure, running steps go on and no other
 * begins. Prints the whole output of a failed step.
 * @param {readonly Step[]} steps
 * @returns {Promise<{ name: string, seconds: number, failed: boolean }[]>} the steps that ran
 */
export async function runSteps(steps, print = say) {
  const results = [];
  const ends = new Map();
  const begin = async (step) => {
    await Promise.all((step.after ?? []).map((name) => ends.get(name)));
    if (!results.some(({ failed }) => failed)) await runStep(step, results, print);
  };
  for (const step of steps) ends.set(step.name, begin(step));
  await Promise.all(ends.values());
  return results;
}

async function runStep({ name, run }, results, print) {
  const start = Date.now();
  const end = (failed) => {
    const seconds = (Date.now() - start) / 1_000;
    results.push({ name, seconds, failed });
    print(`${failed ? "✗" : "✓"} ${name} (${seconds.toFixed(1)} s)`);
  };
  try {
    await run();
    end(false);
  } catch (error) {
    print(
      `\n${[error.output, systemErrorMessage(error) ?? error.message].filter(Boolean).join("\n")}`,
    );
    end(true);
  }
}

export function stepsTable(results) {
  const lines = results.map(
    ({ name, seconds, failed }) =>
      `${seconds.toFixed(1).padStart(7)} s  ${name}${failed ? " (failed)" : ""}`,
  );
  const failed = results.filter((one) => one.failed).length;
  return `${lines.join("\n")}\n\n${results.length - failed} passed, ${failed} failed`;
}
