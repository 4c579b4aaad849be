import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { contentFolder } from "../../../lib/content/validated/content-folder";
import { type DrawnPart, readParts } from "../../../lib/stand/parts/read-parts";
import { spriteFile, spriteSvg } from "../../../lib/stand/parts/sprite";
import { makeNode, projectOf } from "../../make-node";

/** Makes the one node of the kit, and puts the sprite into public. */
export const sourceNodes: GatsbyNode["sourceNodes"] = (args) => {
  const directory = projectOf(args);
  const parts = readParts(contentFolder(directory));
  const sprite = spriteFile(spriteSvg(parts));
  sprite.put(join(directory, "public"));
  void makeNode(args, "StandKit", "StandKit", {
    sprite: sprite.address,
    stands: parts.stand.map(facts),
    flowers: parts.flower.map(facts),
    panels: parts.panel.map(facts),
    stickers: parts.sticker.map(facts),
    backdrops: parts.backdrop.map(facts),
  });
};

function facts(part: DrawnPart) {
  const { markup: _, ...told } = part;
  return told;
}
