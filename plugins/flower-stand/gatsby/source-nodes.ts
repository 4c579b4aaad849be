import type { GatsbyNode } from "gatsby";
import { contentFolder } from "../../../lib/content/mirror/content-folder";
import { type DrawnPart, readParts } from "../../../lib/stand/parts/read-parts";
import { spriteAddress, spriteSvg } from "../../../lib/stand/parts/sprite";

/** Makes the one node of the kit. */
export const sourceNodes: GatsbyNode["sourceNodes"] = ({
  actions,
  createContentDigest,
  createNodeId,
  store,
}) => {
  const { directory } = store.getState().program as { directory: string };
  const parts = readParts(contentFolder(directory));
  const kit = {
    sprite: spriteAddress(spriteSvg(parts)),
    stands: parts.stand.map(facts),
    flowers: parts.flower.map(facts),
    panels: parts.panel.map(facts),
    stickers: parts.sticker.map(facts),
    backdrops: parts.backdrop.map(facts),
  };
  actions.createNode({
    ...kit,
    id: createNodeId("StandKit"),
    parent: null,
    children: [],
    internal: { type: "StandKit", contentDigest: createContentDigest(kit) },
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
