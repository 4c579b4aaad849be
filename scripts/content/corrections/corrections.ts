import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Correction, Corrections } from "../../../content/types";
import { counted } from "../../../lib/content/check/words";
import { CORRECTIONS_FILE } from "../../../lib/content/kinds/single-files";
import { CONTENT } from "../../../lib/content/read/snapshot";
import { command } from "../command";
import { findCorrections } from "./find-corrections";
import { readHistory } from "./read-history";

const USAGE = `npm run content -- corrections

Reads the history of git and writes ${CONTENT}/${CORRECTIONS_FILE}: every fact that was put right, with the day. The
site tells them in its feeds. Corrections that are in the file stay in it. Builds read the file and not git, so that the same content makes the same site.`;

/** `npm run content corrections`: writes down which facts were put right. */
export const corrections = command({
  summary: "writes down which facts were put right, from the history of git",
  usage: USAGE,
  run(root) {
    const path = join(root, CONTENT, CORRECTIONS_FILE);
    const published = publishedIn(path);
    const known = new Set(published.map(keyOf));
    const found = [...readHistory(root)]
      .flatMap(findCorrections)
      .filter((one) => !known.has(keyOf(one)))
      .concat(published)
      .sort(
        (one, other) =>
          other.date.localeCompare(one.date) ||
          one.page.localeCompare(other.page) ||
          one.fact.localeCompare(other.fact),
      );
    const file = {
      $schema: "./schema/corrections.schema.json",
      corrections: found,
    } satisfies Corrections & { $schema: string };
    writeFileSync(path, `${JSON.stringify(file, null, 2)}\n`);
    return `${counted(found.length, "correction")} in content/${CORRECTIONS_FILE}.`;
  },
});

/** The corrections of a file; none if there is no such file. */
const publishedIn = (path: string): readonly Correction[] =>
  existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Corrections).corrections : [];

/** All that tells one correction from another, as in the feeds. */
const keyOf = ({ date, page, fact, before, after }: Correction): string =>
  JSON.stringify([date, page, fact, before, after]);
