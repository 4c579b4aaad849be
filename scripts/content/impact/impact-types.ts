import type { Status } from "./git/changed-files";

/** What one changed file means for the pages. */
export interface FileImpact {
  /** Path in the project; {@link TOGETHER} for what follows only from several files together. */
  readonly file: string;
  readonly status: Status;
  /** What a renamed file was called. */
  readonly from?: string;
  /** Why all pages are touched; empty if they are not. */
  readonly everywhere: readonly string[];
  /** What is touched and why: the record’s own page first, then pages with the most reasons, last the colours. */
  readonly addresses: readonly { readonly address: string; readonly why: readonly string[] }[];
}

/** What the difference between a revision and the working tree means for the pages. */
export interface Impact {
  readonly version: 1;
  /** The revision as it was named, and the commit that it is. */
  readonly base: string;
  readonly commit: string;
  readonly files: readonly FileImpact[];
}

/** In place of a file. */
export const TOGETHER = "several files together";
