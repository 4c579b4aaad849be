import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { contentFolder } from "../../../lib/content/validated/content-folder";
import { readParts } from "../../../lib/stand/parts/read-parts";
import {
  SPRITE_FOLDER,
  SPRITE_NAME,
  spriteAddress,
  spriteSvg,
} from "../../../lib/stand/parts/sprite";
import { projectOf } from "../../make-node";

/** Puts the sprite into public, in develop too, and takes away an older one. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = ({ store }) => {
  const directory = projectOf({ store });
  const sprite = spriteSvg(readParts(contentFolder(directory)));
  const name = basename(spriteAddress(sprite));
  const folder = join(directory, "public", SPRITE_FOLDER);
  mkdirSync(folder, { recursive: true });
  for (const other of readdirSync(folder)) {
    if (other !== name && other.startsWith(SPRITE_NAME)) rmSync(join(folder, other));
  }
  writeFileSync(join(folder, name), sprite);
};
