import { parseArgs } from "node:util";
import type { Command } from "../command";
import { unknownName } from "../unknown-name";
import { UsageError } from "../usage-error";
import { defaultBase } from "./git/default-base";
import { findImpact } from "./find-impact";
import { FORMATS, type Format } from "./formats";

const USAGE = `npm run content -- impact [BASE] [--format text|json|markdown]

  BASE      a branch, tag or commit to compare with, such as origin/main; without it, where your change
            began: the main branch elsewhere, or the commit before if nothing differs from that
  --format  text for people, markdown for a comment, json for programs

It looks for what you have changed in what the last build showed. Where it cannot be sure it names rather more
pages than fewer. Where there was no build it guesses, and says so.`;

/** `npm run content impact`: which addresses a change touches, and why. */
export const impact: Command = {
  summary: "which pages a change touches, and why",
  usage: USAGE,
  run({ root, args }) {
    const { values, positionals } = parsed(args);
    const [base, ...more] = positionals;
    if (more.length > 0) throw new UsageError(USAGE);
    const format = values.format ?? "text";
    if (!Object.hasOwn(FORMATS, format)) throw unknownName("format", format, Object.keys(FORMATS));
    return {
      text: FORMATS[format as Format](findImpact(root, base ?? defaultBase(root))),
      code: 0,
    };
  },
};

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { format: { type: "string" } },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}
