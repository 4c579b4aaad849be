import { readCatalogue } from "../../catalogue/read-catalogue";
import { contentFolder } from "../../content-contract/mirror/content-folder";
import type { Picture } from "../../pictures/stage";
import type { FilmManifest } from "../manifest/film-manifest";
import { makeManifest } from "../manifest/make-manifest";
import { filmMaterial } from "../sources/material";
import { filmOf } from "../timeline/film";

/** Keys of the film’s pictures begin so. */
export const FILM_PICTURES = /^playmovie\//;

/** The manifest of the film of a site, from the nodes of its pictures. */
export function manifestOfSite(root: string, pictures: readonly Picture[]): FilmManifest {
  const film = filmOf(filmMaterial(readCatalogue(contentFolder(root))));
  return makeManifest(film, pictures);
}
