import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import type { Picture } from "../../../lib/images";
import { writeManifest } from "../../../lib/artwork/film/manifest/file";
import { FILM_PICTURES, manifestOfSite } from "./film-of-site";

/** Puts the manifest of the film's pictures into public; in develop too. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = ({ getNodesByType, store }) => {
  const { directory } = store.getState().program as { directory: string };
  const pictures = (getNodesByType("Picture") as unknown as Picture[]).filter(({ key }) =>
    FILM_PICTURES.test(key),
  );
  writeManifest(join(directory, "public"), manifestOfSite(directory, pictures));
};
