import { createHash } from "node:crypto";
import { basename, dirname } from "node:path/posix";
import { catalogueOf } from "../../../lib/content/catalogue/read-catalogue";
import type { PictureSource } from "../../../lib/images";
import { filmPicturesOf } from "../../../lib/pictures/film/film-sources";
import { picturesOf } from "../../../lib/pictures/posters/picture-sources";
import type { ArtFile, ContentFiles } from "./content-files";

/** A picture of the site that can be drawn on demand: a drawing, or a file of art. */
export interface PreviewPicture extends Omit<PictureSource, "svg" | "file"> {
  art?: ArtFile;
  /** Names what it shows: equal for equal pictures, such as one that an edit left alone. */
  version: string;
}

/** The pictures of some content by their keys, in the order of the site's list. */
export type Pictures = ReadonlyMap<string, PreviewPicture>;

/** Names drawings by their data: those of posters and the like, and those of the film. */
export interface Fingerprints {
  posters: (data: unknown) => string;
  film: (data: unknown) => string;
}

/**
 * Lists the pictures of some content; none is drawn yet.
 * @throws if the records do not go together at all, such as chapters without a first frame
 */
export function picturesIn({ texts, art }: ContentFiles, fingerprints: Fingerprints): Pictures {
  const catalogue = catalogueOf({
    names: (folder) => [...texts.keys()].filter((path) => dirname(path) === folder).map(basenameOf),
    text: (path) => texts.get(path) ?? "",
  });
  const artByPath = new Map([...art.values()].map((file) => [file.path, file]));
  const pathsOfArt = new Map([...art].map(([key, { path }]) => [key, path]));
  const sources = [
    ...picturesOf({ catalogue, art: pathsOfArt, fingerprint: fingerprints.posters }),
    ...filmPicturesOf(catalogue, fingerprints.film),
  ];
  return new Map(
    sources.map(({ file, ...source }) => {
      const own = file === undefined ? undefined : artByPath.get(file);
      return [source.key, { ...source, ...(own && { art: own }), version: versionOf(source, own) }];
    }),
  );
}

const basenameOf = (path: string): string => basename(path);

function versionOf({ drawing, region, width, height }: PictureSource, art?: ArtFile): string {
  const parts = JSON.stringify([drawing?.fingerprint ?? art?.id, region, width, height]);
  return createHash("sha256").update(parts).digest("hex").slice(0, 16);
}
