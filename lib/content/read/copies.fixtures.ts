import type { BrokenCase } from "../testing/broken-content";

export const cases: BrokenCase[] = [
  "units/fine",
  "characters/hibiki_wataru",
  "trips/trip02",
  "clubs/Sports",
].map(
  (original): BrokenCase => ({
    what: `a copy that a system made of ${original}`,
    breaks: (content) => content.write(`${original} (1).json`, content.read(`${original}.json`)),
    file: `${original} (1).json`,
    rule: "copy",
    says: [`the file is a copy of content/${original}.json`, "allowed: each record once"],
  }),
);
