/** Cells of the bar. */
const CELLS = 24;

/** How often the bar moves, ms. */
const BEAT = 250;

/** A log gets a line at each of these shares, and at each new part of the work. */
const LOGGED = 0.1;

/** Puts the cursor at the line's start and clears the line. */
const CLEAR = "\r\u001b[2K";

/**
 * Shows how far a work is: on a terminal by a bar that moves, in a log by a plain line now and then.
 * @template T
 * @param {() => { share: number, part: string, detail?: string }} look how much is done (0–1), what is being
 *   done, and how much of that
 * @param {() => Promise<T>} work
 * @param {{ out?: Pick<NodeJS.WriteStream, "write" | "isTTY">, env?: NodeJS.ProcessEnv, now?: () => number }} [to]
 *   where it is shown
 * @returns {Promise<T>} what the work gives
 */
export async function withProgress(
  look,
  work,
  { out = process.stdout, env = process.env, now = Date.now } = {},
) {
  const start = now();
  const isTerminal = Boolean(out.isTTY) && !env.CI;
  const show = isTerminal
    ? () => out.write(CLEAR + barLine(look(), now() - start))
    : logger(look, out);
  const beat = setInterval(show, BEAT);
  show();
  try {
    return await work();
  } finally {
    clearInterval(beat);
    if (isTerminal) out.write(CLEAR);
  }
}

/**
 * The bar with what it tells: "█████░░░░░  48 %  encoding pictures, 312 of 624, about 20 s left".
 * @param {{ share: number, part: string, detail?: string }} state
 * @param {number} elapsed ms
 */
export function barLine({ share, part, detail }, elapsed) {
  const full = Math.round(share * CELLS);
  const bar = "█".repeat(full) + "░".repeat(CELLS - full);
  const percent = `${Math.floor(share * 100)} %`.padStart(5);
  // The first moments say nothing about the pace.
  const left = share < 0.05 ? "" : `about ${inWords((elapsed / share) * (1 - share))} left`;
  return `${bar} ${percent}  ${[part, detail, left].filter(Boolean).join(", ")}`;
}

/**
 * How far a work is that says nothing of itself: near its end after the expected time, and never past it.
 * @param {number} elapsed
 * @param {number} expected in the same unit
 */
export const shareByTime = (elapsed, expected) => 1 - Math.exp((-2 * elapsed) / expected);

/**
 * Prints a line, also while a bar moves.
 * @param {string} text
 */
export function say(text, { out = process.stdout, env = process.env } = {}) {
  out.write(`${out.isTTY && !env.CI ? CLEAR : ""}${text}\n`);
}

/** A time for people: "20 s", "2 min". @param {number} ms */
export function inWords(ms) {
  const seconds = Math.ceil(ms / 5_000) * 5;
  return seconds < 100 ? `${seconds} s` : `${Math.round(seconds / 30) / 2} min`;
}

function logger(look, out) {
  let said = { part: "", share: 0 };
  return () => {
    const { share, part, detail } = look();
    if (part === said.part && (!detail || share < said.share + LOGGED)) return;
    said = { part, share };
    out.write(`  ${[part, detail].filter(Boolean).join(", ")}\n`);
  };
}
