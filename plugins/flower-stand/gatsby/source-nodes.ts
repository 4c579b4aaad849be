import type { GatsbyNode } from "gatsby";
import { contentFolder } from "../../../lib/content/validated/content-folder";
import { type DrawnPart, readParts } from "../../../lib/stand/parts/read-parts";
import { spriteAddress, spriteSvg } from "../../../lib/stand/parts/sprite";
import { makeNode, projectOf } from "../../make-node";

/** Makes the one node of the kit. */
export const sourceNodes: GatsbyNode["sourceNodes"] = (args) => {
  const parts = readParts(contentFolder(projectOf(args)));
  void makeNode(args, "StandKit", "StandKit", {
    sprite: spriteAddress(spriteSvg(parts)),
    stands: parts.stand.map(facts),
    flowers: parts.flower.map(facts),
    panels: parts.panel.map(facts),
    stickers: parts.sticker.map(facts),
    backdrops: parts.backdrop.map(facts),
  });
};

const facts = ({ key, title, width, height, text, places }: DrawnPart) => ({
  key,
  title,
  width,
  height,
  text,
  places,
});
