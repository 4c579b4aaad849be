/** What the difference between a revision and the working tree means for the pages. */
export interface Impact {
  readonly version: 3;
  /** The revision as it was named, and the commit that it is. */
  readonly base: string;
  readonly commit: string;
  /** Paths of the files that differ and that pages follow from. */
  readonly files: readonly string[];
  /** Why all pages may be touched; empty if they are not. */
  readonly everywhere: readonly string[];
  /** What is touched and why: pages of the records first, then those that show them, then the others. */
  readonly addresses: readonly { readonly address: string; readonly why: readonly string[] }[];
}
