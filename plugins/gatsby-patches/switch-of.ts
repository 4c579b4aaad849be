import { createRequire } from "node:module";
import { join } from "node:path";

/** Says which patches are on; it is read before Gatsby starts too, so it is no TypeScript. */
interface Switch {
  readonly KNOWN_GATSBY: string;
  readonly isKnown: () => boolean;
  readonly patchesOn: () => readonly string[];
}

/** The switch of the project at `root`. */
export const switchOf = (root: string): Switch =>
  createRequire(join(root, "package.json"))("./plugins/gatsby-patches/switch.cjs") as Switch;
