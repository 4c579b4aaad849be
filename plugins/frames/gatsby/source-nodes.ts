import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { makeManifest, manifestFile } from "../../../lib/pictures/film/manifest/make-manifest";
import { filmMaterial, filmOf } from "../../../lib/pictures/film/film-of";
import { validatedCatalogue } from "../../../lib/content/validated/validated-catalogue";
import { placedFile, readPlaced } from "../../../lib/images/placed-pictures";
import { makeNode, projectOf } from "../../make-node";

/** Keys of the film’s pictures begin so. */
const FILM_PICTURES = /^playmovie\//;

/**
 * Makes the one node of the film as a whole, and puts the manifest of its pictures into public. The node has the
 * manifest's address, so that the page of the film depends on it alone and not on every picture.
 */
export const sourceNodes: GatsbyNode["sourceNodes"] = (args) => {
  const directory = projectOf(args);
  const film = filmOf(filmMaterial(validatedCatalogue(directory)));
  // The image stage has made them: its plugin comes before this one in gatsby-config.ts. Their nodes are not all
  // stored yet.
  const pictures = readPlaced(placedFile(directory))
    .map(({ picture }) => picture)
    .filter(({ key }) => FILM_PICTURES.test(key));
  const manifest = manifestFile(makeManifest(film, pictures));
  manifest.put(join(directory, "public"));
  void makeNode(args, "Film", "Film", {
    title: film.lettering.find(({ role }) => role === "title")?.lines.join(" ") ?? "",
    frames: film.frames,
    manifest: manifest.address,
    pictures: pictures.map(({ key }) => key).toSorted(),
  });
};
