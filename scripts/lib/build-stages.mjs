import { shareByTime } from "./progress.mjs";

/** The part whose log says how far it is. */
const ENCODING = "encoding pictures";

/**
 * Parts of a build in their order: what is said of them, the line of Gatsby's log that ends them, and the
 * seconds that they take with nothing kept from before, on two cores; they weigh the bar, no more.
 */
const STAGES = [
  { part: "checking the content", ends: /^success onPreBootstrap/, seconds: 6 },
  { part: ENCODING, ends: /^success pictures -/, seconds: 44 },
  { part: "listing pages", ends: /^success createPages -/, seconds: 1 },
  {
    part: "bundling scripts",
    ends: /^success Building production JavaScript/,
    seconds: 16,
  },
  { part: "bundling the renderer", ends: /^success Building HTML renderer/, seconds: 8 },
  { part: "rendering pages", ends: /^success Building static HTML/, seconds: 3 },
  { part: "finishing", ends: /^success onPostBuild -/, seconds: 12 },
];

/** Real settings take this many times as long for pictures as quick ones. */
const REAL = 4;

/** `info pictures: 312 of 624` */
const PICTURES = /^info pictures: ([\d,]+) of ([\d,]+)/;

/** Follows a build by the lines of its log, to tell how far it is. */
export class BuildStages {
  #stages;
  #at = 0;
  #since;
  #now;
  #pictures;

  /** @param {{ isQuick: boolean, now?: () => number }} options whether pictures are encoded quickly */
  constructor({ isQuick, now = Date.now }) {
    this.#stages = STAGES.map((stage) =>
      stage.part === ENCODING && !isQuick ? { ...stage, seconds: stage.seconds * REAL } : stage,
    );
    this.#now = now;
    this.#since = now();
  }

  /** Takes a line of the log. @param {string} line */
  read(line) {
    const [, done, total] = PICTURES.exec(line) ?? [];
    if (total) this.#pictures = { done, total, share: Number(done) / Number(total) };
    const ended = this.#stages.findIndex(({ ends }) => ends.test(line));
    if (ended < this.#at) return;
    this.#at = ended + 1;
    this.#since = this.#now();
    this.#pictures = undefined;
  }

  /** How far the build is: the share of its time, the part that it is in, and how far that is. */
  look() {
    const stage = this.#stages[this.#at];
    if (!stage) return { share: 1, part: "finishing" };
    const all = secondsOf(this.#stages);
    const before = secondsOf(this.#stages.slice(0, this.#at));
    const elapsed = (this.#now() - this.#since) / 1_000;
    const within =
      stage.part === ENCODING ? (this.#pictures?.share ?? 0) : shareByTime(elapsed, stage.seconds);
    const detail = this.#pictures && `${this.#pictures.done} of ${this.#pictures.total}`;
    return { share: (before + within * stage.seconds) / all, part: stage.part, detail };
  }
}

const secondsOf = (stages) => stages.reduce((sum, { seconds }) => sum + seconds, 0);
