import { EventEmitter } from "node:events";
import { join } from "node:path";
import { staticFiles } from "../../../lib/content/check/addresses/site-files";
import { checkContent } from "../../../lib/content/check/check-content";
import type { Problem } from "../../../lib/content/model/problems/problem";
import { RULES } from "../../../lib/content/check/rules";
import { watchFolders } from "../../../lib/content/check/validated/watch-folders";
import {
  CONTENT,
  type Snapshot,
  takeSnapshot,
  withFiles,
} from "../../../lib/content/read/snapshot";
import { committedContent } from "../git/committed-content";
import { filesOfHead, lastCommit } from "../git/head";
import { pictureLister, type Pictures } from "../pictures";

export interface PreviewState {
  /** Number of the check, from 1. */
  revision: number;
  /** Problems by file and position. */
  problems: readonly Problem[];
  /** Reason why the content cannot be checked at all, such as a broken schema. */
  failure?: string;
  now: Pictures;
  committed: Pictures | undefined;
  /** Reason why git cannot read the last commit. */
  gitFault?: string | undefined;
}

export type WatchedPictures = Awaited<ReturnType<typeof watchPictures>>;

/** Rules between records; violations do not prevent drawing. */
const RULES_BETWEEN_RECORDS = new Set<string>(RULES.map(({ name }) => name));

/**
 * Checks the content of the project at `root`, now and after each change of it or of the last commit.
 * @param quiet milliseconds without a change before a check; by default the usual ones
 * @throws if nothing can be drawn: there is no content, or it is broken and was never committed
 */
export async function watchPictures(root: string, quiet?: number) {
  const picturesIn = pictureLister();
  const changes = new EventEmitter<{ change: [PreviewState]; end: [] }>();
  changes.setMaxListeners(0);
  /** Last valid version of each file: JSON that passes its schema. */
  let valid: Snapshot = new Map();
  let commit: { id?: string | undefined; pictures?: Pictures; fault?: string } = {};
  let state: PreviewState | undefined;

  const refreshCommit = (): void => {
    const { id, gitError } = lastCommit(root);
    if (id === commit.id && gitError === commit.fault) return;
    commit = { id, ...(gitError !== undefined && { fault: gitError }) };
    if (id === undefined) return;
    try {
      const content = committedContent(root, id);
      // A file broken from the start is shown as committed.
      if (!state) valid = content;
      commit = { id, pictures: picturesIn(content) };
    } catch {
      // The commit has no content that can be drawn.
    }
  };

  const refresh = (): PreviewState => {
    refreshCommit();
    const shared = {
      revision: (state?.revision ?? 0) + 1,
      committed: commit.pictures,
      gitFault: commit.fault,
    };
    let problems = state?.problems ?? [];
    try {
      const snapshot = takeSnapshot(root);
      problems = checkContent(snapshot, staticFiles(root));
      const broken = problems.filter(({ rule }) => !RULES_BETWEEN_RECORDS.has(rule));
      valid = withFiles(
        snapshot,
        broken.map(({ file }) => [file, valid.get(file)] as const),
      );
      state = { ...shared, problems, now: picturesIn(valid) };
    } catch (error) {
      if (!state) throw error;
      state = { ...shared, problems, now: state.now, failure: (error as Error).message };
    }
    changes.emit("change", state);
    return state;
  };

  const first = refresh();
  const { stop } = await watchFolders([join(root, CONTENT), ...filesOfHead(root)], refresh, quiet);
  return {
    state: (): PreviewState => state ?? first,
    changes,
    async stop() {
      await stop();
      changes.emit("end");
    },
  };
}
