import { command } from "../command";
import { knownName } from "../../../lib/command-line/known-name";
import { defaultBase } from "../git/default-base";
import { findImpact } from "./find-impact";
import { FORMATS, type Format } from "./formats";

const USAGE = `npm run content -- impact [BASE] [--format text|json|markdown]

  BASE      a branch, tag or commit to compare with, such as origin/main; without it, where your change
            began: the main branch elsewhere, or the commit before if nothing differs from that
  --format  text for people, markdown for a comment, json for programs

It looks for what you have changed in what the last build showed. Where it cannot be sure it names rather more
pages than fewer. There has to be a build.`;

/** `npm run content impact`: which addresses a change touches, and why. */
export const impact = command({
  summary: "which pages a change touches, and why",
  usage: USAGE,
  options: { format: { type: "string", default: "text" } },
  most: 1,
  run(root, { values, positionals: [base = defaultBase(root)] }) {
    const format = knownName("format", values.format, Object.keys(FORMATS) as Format[]);
    return FORMATS[format](findImpact(root, base));
  },
});
