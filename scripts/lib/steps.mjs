import { say } from "./progress.mjs";

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {() => Promise<unknown>} run rejects if it fails, with what was printed as the error's `output`
 */

/**
 * Runs phases one after the other, and the lanes of each side by side: a lane is a step, or several that wait for
 * each other. When a step fails, those beside it go on, and what comes after does not begin. What a failed step
 * printed is shown whole.
 * @param {readonly (readonly (Step | readonly Step[])[])[]} phases
 * @returns {Promise<{ name: string, seconds: number, failed: boolean }[]>} the steps that were run
 */
export async function runPhases(phases, print = say) {
  const results = [];
  for (const phase of phases) {
    await Promise.all(phase.map((lane) => runLane([lane].flat(), results, print)));
    if (results.some(({ failed }) => failed)) break;
  }
  return results;
}

async function runLane(steps, results, print) {
  for (const { name, run } of steps) {
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
      print(`\n${[error.output, error.message].filter(Boolean).join("\n")}`);
      return end(true);
    }
  }
}

/** The times of steps as a table, and how many passed. */
export function stepsTable(results) {
  const lines = results.map(
    ({ name, seconds, failed }) =>
      `${seconds.toFixed(1).padStart(7)} s  ${name}${failed ? " (failed)" : ""}`,
  );
  const failed = results.filter((one) => one.failed).length;
  return `${lines.join("\n")}\n\n${results.length - failed} passed, ${failed} failed`;
}
