import { existsSync } from "node:fs";
import { join } from "node:path";
import { type KindKey, KINDS } from "../../../lib/content/kinds/kinds";
import { FACTS } from "./find-corrections";
import { CONTENT } from "../../../lib/content/read/snapshot";
import { gitSays, runGit } from "../git/run-git";
import { isObject, parsed } from "../json";
import type { Change } from "./find-corrections";

/** Stands before the facts of a commit in the log: no path begins with it. */
const COMMIT = "\u0001";

/**
 * Every change that git knows of a record with facts whose file is still there, the newest first. A record that was
 * made or taken away in a commit was not changed in it.
 */
export function* readHistory(root: string): Generator<Change> {
  for (const kind of Object.keys(FACTS) as KindKey[]) {
    const folder = `${CONTENT}/${KINDS[kind].folder}`;
    const format = `--format=${COMMIT}%H %as`;
    const log = runGit(
      root,
      "log",
      format,
      "--name-only",
      "--diff-filter=M",
      "--no-renames",
      "--",
      folder,
    );
    for (const entry of log.split(COMMIT).slice(1)) {
      const [head = "", ...files] = entry.split("\n").filter(Boolean);
      const [commit = "", date = ""] = head.split(" ");
      for (const file of files.filter((path) => existsSync(join(root, path)))) {
        const [before, after] = [`${commit}^`, commit].map((at) =>
          parsed(gitSays(root, "show", `${at}:./${file}`) ?? ""),
        );
        if (isObject(before) && isObject(after)) yield { kind, date, before, after };
      }
    }
  }
}
