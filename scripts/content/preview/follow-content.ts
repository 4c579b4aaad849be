import { EventEmitter } from "node:events";
import { join } from "node:path";
import { staticFiles } from "../../../lib/content/check/addresses/site-files";
import { checkContent } from "../../../lib/content/check/check-content";
import type { Problem } from "../../../lib/content/model/problems/problem";
import { RULES } from "../../../lib/content/check/rules";
import { followFolders } from "../../../lib/content/check/validated/follow-folders";
import {
  CONTENT,
  type Snapshot,
  takeSnapshot,
  withFiles,
} from "../../../lib/content/read/snapshot";
import { committedContent } from "../git/committed-content";
import { filesOfHead, lastCommit } from "../git/head";
import { pictureLister, type Pictures } from "../pictures";

/** What is known after a look at the content. */
export interface PreviewState {
  /** Counts the looks, from 1. */
  revision: number;
  /** What the check finds in the content, in the order of files and places. */
  problems: readonly Problem[];
  /** What keeps the content from being looked at at all, such as a broken schema. */
  failure?: string;
  /** The pictures of the content as far as it is valid. */
  now: Pictures;
  /** Those of the last commit, if there is one that can be drawn. */
  committed: Pictures | undefined;
  /** Why git cannot tell the last commit. */
  gitFault?: string | undefined;
}

/** A content that is followed. */
export type FollowedContent = Awaited<ReturnType<typeof followContent>>;

/** Rules between records, which leave each record fit to be drawn. */
const BETWEEN_RECORDS = new Set<string>(RULES.map(({ name }) => name));

/**
 * Looks at the content of the project at `root`, and again after each change of it and of the last commit.
 * @param quiet milliseconds without a change before it is looked at again; the usual ones if undefined
 * @throws if nothing can be drawn: there is no content, or it is broken and was never committed
 */
export async function followContent(root: string, quiet?: number) {
  const picturesIn = pictureLister();
  /** Told of each new state, and when nobody follows the content any more. */
  const changes = new EventEmitter<{ change: [PreviewState]; end: [] }>();
  changes.setMaxListeners(0);
  /** Of each file what it held when it was valid last: JSON that follows its schema. */
  let valid: Snapshot = new Map();
  let commit: { id?: string | undefined; pictures?: Pictures; fault?: string } = {};
  let state: PreviewState | undefined;

  const lookAtCommit = (): void => {
    const { id, fault } = lastCommit(root);
    if (id === commit.id && fault === commit.fault) return;
    commit = { id, ...(fault !== undefined && { fault }) };
    if (id === undefined) return;
    try {
      const content = committedContent(root, id);
      // What is broken from the start is shown as it was committed.
      if (!state) valid = content;
      commit = { id, pictures: picturesIn(content) };
    } catch {
      // The commit has no content, or none that can be drawn.
    }
  };

  const look = (): PreviewState => {
    lookAtCommit();
    const shared = {
      revision: (state?.revision ?? 0) + 1,
      committed: commit.pictures,
      gitFault: commit.fault,
    };
    let problems = state?.problems ?? [];
    try {
      const snapshot = takeSnapshot(root);
      problems = checkContent(snapshot, staticFiles(root));
      const broken = problems.filter(({ rule }) => !BETWEEN_RECORDS.has(rule));
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

  const first = look();
  const { stop } = await followFolders([join(root, CONTENT), ...filesOfHead(root)], look, quiet);
  return {
    state: (): PreviewState => state ?? first,
    changes,
    async stop() {
      await stop();
      changes.emit("end");
    },
  };
}
