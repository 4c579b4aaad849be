import type { GatsbyNode } from "gatsby";
import { readCatalogue } from "../../catalogue/read-catalogue";
import { contentFolder } from "../../content-contract/mirror/content-folder";
import { filmMaterial } from "../sources/material";
import { filmOf } from "../timeline/film";

/** Makes the one node of the film as a whole. */
export const sourceNodes: GatsbyNode["sourceNodes"] = ({
  actions,
  createContentDigest,
  createNodeId,
  store,
}) => {
  const { directory } = store.getState().program as { directory: string };
  const film = filmOf(filmMaterial(readCatalogue(contentFolder(directory))));
  const title = film.lettering.find(({ role }) => role === "title")?.lines.join(" ") ?? "";
  const facts = { title, frames: film.frames };
  actions.createNode({
    ...facts,
    id: createNodeId("Film"),
    parent: null,
    children: [],
    internal: { type: "Film", contentDigest: createContentDigest(facts) },
  });
};
