import { readCatalogue } from "../../../lib/content/catalogue/read-catalogue";
import { contentFolder } from "../../../lib/content/mirror/content-folder";
import type { Picture } from "../../../lib/images";
import type { FilmManifest } from "../../../lib/artwork/film/manifest/film-manifest";
import { makeManifest } from "../../../lib/artwork/film/manifest/make-manifest";
import { filmMaterial } from "../../../lib/artwork/film/sources/material";
import { filmOf } from "../../../lib/artwork/film/timeline/film";

/** Keys of the film’s pictures begin so. */
export const FILM_PICTURES = /^playmovie\//;

/** The manifest of the film of a site, from the nodes of its pictures. */
export function manifestOfSite(root: string, pictures: readonly Picture[]): FilmManifest {
  const film = filmOf(filmMaterial(readCatalogue(contentFolder(root))));
  return makeManifest(film, pictures);
}
