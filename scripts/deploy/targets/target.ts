/** A place to publish to. A new type of place needs an implementation and a row in `index.ts`. */
export interface Target {
  readonly name: string;
  /** State of the last deployment (`<target>.manifest.json`, beside the site); undefined if none. */
  readState: () => Promise<string | undefined>;
  writeState: (text: string) => Promise<void>;
  /** True if nothing is there yet. @throws CommandError if its parent does not exist */
  isEmpty: () => Promise<boolean>;
  /** Uploads files of `folder` to the same paths: all under temporary names first, then each is renamed. */
  upload: (folder: string, paths: readonly string[]) => Promise<void>;
  /** Removes files; missing ones are ignored. */
  remove: (paths: readonly string[]) => Promise<void>;
  /** Uploads the files of `folder` to `<target>.headers`, beside the site. */
  uploadHeaders: (folder: string) => Promise<void>;
  /** Removes the site and all beside it. */
  clear: () => Promise<void>;
}

export const pathsBeside = (target: string) => ({
  state: `${target}.manifest.json`,
  incoming: `${target}.incoming`,
  headers: `${target}.headers`,
});
