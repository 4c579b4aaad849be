import { createHash } from "node:crypto";
import { resolve } from "node:path";
import { catalogueOf } from "../../lib/content/read/catalogue/read-catalogue";
import { listFiles } from "../../lib/content/read/list-files";
import { CONTENT, fileIn, type Snapshot } from "../../lib/content/read/snapshot";
import type { PictureSource } from "../../lib/images/types";
import { FILM_CODE, filmPicturesOf } from "../../lib/pictures/film/film-sources";
import { fingerprints } from "../../lib/pictures/fingerprint";
import { picturesOf } from "../../lib/pictures/posters/picture-sources";

export interface ContentPicture extends Omit<PictureSource, "file"> {
  art?: Buffer;
  /** Equal for equal pictures, for instance after an edit without effect on it. */
  version: string;
}

export type Pictures = ReadonlyMap<string, ContentPicture>;

/** Folder of the drawing code; the content may be elsewhere. */
const CODE = resolve(__dirname, "../..");

/**
 * Lists pictures of contents with the current code, without drawing.
 * @returns a function of a content folder; it throws if records are inconsistent, such as chapters without a first frame
 */
export function pictureLister(): (content: Snapshot) => Pictures {
  const [ofPosters, ofFilm] = [fingerprints(CODE), fingerprints(CODE, FILM_CODE)];
  return (content) => {
    const catalogue = catalogueOf(content);
    const art = new Map(listFiles(content).art.map(({ path, key }) => [key, path]));
    const sources = [
      ...picturesOf({ catalogue, art, fingerprint: ofPosters }),
      ...filmPicturesOf(catalogue, ofFilm),
    ];
    return new Map(
      sources.map(({ file, ...source }) => {
        const own = file === undefined ? undefined : fileIn(content, `${CONTENT}/${file}`);
        const version = versionOf(source, own);
        return [source.key, { ...source, ...(own && { art: own }), version }];
      }),
    );
  };
}

const digest = (data: string | Buffer): string => createHash("sha256").update(data).digest("hex");

function versionOf({ drawing, region, width, height }: PictureSource, art?: Buffer): string {
  const what = drawing?.fingerprint ?? (art && digest(art));
  return digest(JSON.stringify([what, region, width, height])).slice(0, 16);
}
