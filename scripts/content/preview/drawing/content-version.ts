import { createHash } from "node:crypto";
import { basename, dirname } from "node:path/posix";
import { type Catalogue, catalogueOf } from "../../../../lib/content/catalogue/read-catalogue";
import { filmPicturesOf } from "../../../../lib/pictures/film/film-sources";
import type { PictureSource } from "../../../../lib/images";
import { picturesOf } from "../../../../lib/pictures/posters/picture-sources";
import type { ArtFile, ContentFiles } from "../content/content-files";

/** A picture of the site that can be drawn on demand: a drawing, or a file of art. */
export interface DeskPicture extends Omit<PictureSource, "svg" | "file"> {
  art?: ArtFile;
  /** Names what it shows: equal for equal pictures, such as one that an edit left alone. */
  version: string;
}

/** What some content holds, and the pictures that follow from it. */
export interface ContentVersion {
  files: ContentFiles;
  catalogue: Catalogue;
  /** By their keys, in the order of the site's list. */
  pictures: ReadonlyMap<string, DeskPicture>;
}

/** Names drawings by their data: those of posters and the like, and those of the film. */
export interface Recipes {
  posters: (data: unknown) => string;
  film: (data: unknown) => string;
}

/**
 * Lists the pictures of some content; none is drawn yet.
 * @throws if the records do not go together at all, such as chapters without a first frame
 */
export function contentVersion(files: ContentFiles, recipes: Recipes): ContentVersion {
  const catalogue = catalogueOf({
    names: (folder) =>
      [...files.texts.keys()]
        .filter((path) => dirname(path) === folder)
        .map((path) => basename(path)),
    text: (path) => files.texts.get(path) ?? "",
  });
  const artByPath = new Map([...files.art.values()].map((file) => [file.path, file]));
  const sources = [
    ...picturesOf({
      catalogue,
      art: new Map([...files.art].map(([key, { path }]) => [key, path])),
      recipe: recipes.posters,
    }),
    ...filmPicturesOf(catalogue, recipes.film),
  ];
  const pictures = sources.map(({ file, ...source }): [string, DeskPicture] => {
    const art = file === undefined ? undefined : artByPath.get(file);
    return [source.key, { ...source, ...(art && { art }), version: versionOf(source, art) }];
  });
  return { files, catalogue, pictures: new Map(pictures) };
}

function versionOf({ drawing, region, width, height }: PictureSource, art?: ArtFile): string {
  const parts = JSON.stringify([drawing?.recipe ?? art?.id, region, width, height]);
  return createHash("sha256").update(parts).digest("hex").slice(0, 16);
}
