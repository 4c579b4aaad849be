/** A place that a site is published to. A new kind of place is one of these and a row in `index.ts`. */
export interface Target {
  /** What it is called in messages. */
  readonly name: string;
  /** What the last deployment left beside the site (`<target>.manifest.json`); undefined if none did. */
  readState: () => Promise<string | undefined>;
  /** Leaves that for the next deployment, whole or not at all. */
  writeState: (text: string) => Promise<void>;
  /** Whether nothing is there yet. @throws CommandError if the folder above is not there either */
  isEmpty: () => Promise<boolean>;
  /**
   * Puts files of `folder` at the same paths. All are brought under other names first; each takes its
   * place in one step.
   */
  upload: (folder: string, paths: readonly string[]) => Promise<void>;
  /** Takes files away; one that is not there is no error. */
  remove: (paths: readonly string[]) => Promise<void>;
  /** Puts the files of `folder` into `<target>.headers`, beside the site. */
  putHeaders: (folder: string) => Promise<void>;
  /** Takes away the site and all that deployments have left beside it. */
  clear: () => Promise<void>;
}

/** The paths in a target of what is left beside it. */
export const beside = (target: string) => ({
  state: `${target}.manifest.json`,
  incoming: `${target}.incoming`,
  headers: `${target}.headers`,
});
