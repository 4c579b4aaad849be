import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makePictures, type PictureSource } from "../../lib/images";
import { encodeBare } from "./bare";
import { drawn } from "./sample";
import { median } from "../median";

/** What the comparison found; times in milliseconds. */
export interface Comparison {
  pictures: number;
  files: number;
  rounds: { bare: number; stage: number }[];
  /** Median of the rounds' stage ÷ bare. */
  ratio: number;
  /** Files that the stage encoded when it ran again. */
  warmEncodes: number;
  /** How long that took. */
  warm: number;
}

/**
 * Runs bare sharp and the stage with an empty cache by turns on the same pictures, in folders of
 * its own, changing which goes first; then the stage once more on its cache.
 *
 * @throws if the two do not write the same number of files
 */
export async function compare(
  sources: readonly PictureSource[],
  { rounds, onRound }: { rounds: number; onRound?: (round: Comparison["rounds"][0]) => void },
): Promise<Comparison> {
  const ready = await drawn(sources);
  const root = await mkdtemp(join(tmpdir(), "bench-images-"));
  try {
    const folders = (name: string) => ({
      cacheDirectory: join(root, name, "cache"),
      publicDirectory: join(root, name, "public"),
    });
    const bare = (at: number) => timed(() => encodeBare(ready, join(root, `bare-${at}`)));
    const stage = (at: number) => timed(() => makePictures(sources, folders(`stage-${at}`)));
    // Whoever comes first pays for the start of sharp: a round that is not counted.
    await bare(-1);
    const results: Comparison["rounds"] = [];
    let files = 0;
    for (let at = 0; at < rounds; at += 1) {
      const first = at % 2 === 0 ? await bare(at) : undefined;
      const made = await stage(at);
      const plain = first ?? (await bare(at));
      files = made.result.summary.encoded;
      if (plain.result !== files) throw new Error(`${plain.result} files against ${files}`);
      const round = { bare: plain.time, stage: made.time };
      results.push(round);
      onRound?.(round);
    }
    const again = await stage(rounds - 1);
    return {
      pictures: sources.length,
      files,
      rounds: results,
      ratio: median(results.map((round) => round.stage / round.bare)),
      warmEncodes: again.result.summary.encoded,
      warm: again.time,
    };
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

async function timed<T>(work: () => Promise<T>): Promise<{ time: number; result: T }> {
  const started = performance.now();
  const result = await work();
  return { time: performance.now() - started, result };
}
