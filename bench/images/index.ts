import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { compare } from "./compare";
import { sample, siteSources } from "./sample";
import { helpIfAsked } from "../../scripts/lib/usage.mjs";

helpIfAsked("bench:images");

/** How much longer than bare sharp the stage may take on an empty cache (docs/pictures.md). */
const COLD_BAR = 1.1;

const { values } = parseArgs({
  options: {
    pictures: { type: "string", default: "40" },
    rounds: { type: "string", default: "5" },
  },
});

async function main(): Promise<void> {
  const all = await siteSources(resolve(__dirname, "../.."));
  const sources = sample(all, Number(values.pictures));
  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
  console.log(`${sources.length} of ${all.length} pictures, ${values.rounds} rounds`);
  console.log("bare sharp   stage       ratio");
  const { files, ratio, warm, warmEncodes } = await compare(sources, {
    rounds: Number(values.rounds),
    onRound: ({ bare, stage }) => {
      const cells = [seconds(bare), seconds(stage), (stage / bare).toFixed(3)];
      console.log(cells.map((cell, at) => cell.padEnd(at === 0 ? 13 : 12)).join(""));
    },
  });
  const verdict = (isKept: boolean) => (isKept ? "ok    " : "MISSED");
  const cold = ratio <= COLD_BAR;
  const idle = warmEncodes === 0;
  console.log(
    `\n${verdict(cold)} cold: ${ratio.toFixed(3)} × bare sharp (median; bar ${COLD_BAR})`,
  );
  console.log(
    `${verdict(idle)} warm: ${warmEncodes} of ${files} files encoded (bar 0), ${seconds(warm)}`,
  );
  if (!cold || !idle) process.exitCode = 1;
}

void main();
