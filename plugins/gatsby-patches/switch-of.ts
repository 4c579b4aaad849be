import { createRequire } from "node:module";
import { join } from "node:path";

/** The module switch.cjs, which is not TypeScript, since it is loaded before Gatsby starts. */
interface Switch {
  readonly KNOWN_GATSBY: string;
  readonly isKnown: () => boolean;
  readonly patchesOn: () => readonly string[];
}

export const switchOf = (root: string): Switch =>
  createRequire(join(root, "package.json"))("./plugins/gatsby-patches/switch.cjs") as Switch;
