import type { GatsbyNode } from "gatsby";
import { readCatalogue } from "../../../lib/content/catalogue/read-catalogue";
import { contentFolder } from "../../../lib/content/mirror/content-folder";
import { filmMaterial } from "../../../lib/artwork/film/sources/material";
import { filmOf } from "../../../lib/artwork/film/timeline/film";

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
