import { ART_ENDINGS, ART_FOLDER, DRAWING, ILLUSTRATION, NOT_CONTENT } from "./folders";
import { isLeftover } from "./leftover";
import type { RecordKind } from "../model/kinds/kind";
import type { IllustrationFolder } from "../model/illustrations/kinds";
import { ALL_KINDS } from "../model/kinds/kinds";
import { SINGLE_FILES } from "../model/kinds/single-files";
import { CONTENT, type Snapshot } from "./snapshot";

/** A drawing: its path in content/, its folder, and its file name without ending. */
export interface DrawingFile {
  path: string;
  list: string;
  key: string;
}

/** Files below content/ by type, each list sorted by path. */
export interface Listing {
  records: { path: string; key: string; kind: RecordKind }[];
  art: { path: string; key: string }[];
  drawings: DrawingFile[];
  illustrations: (DrawingFile & { list: IllustrationFolder })[];
  strays: string[];
}

const FOLDERS = new Map(ALL_KINDS.map((kind) => [kind.folder, kind]));
const ART = new RegExp(`^${ART_FOLDER}/(.+)\\.(${ART_ENDINGS.join("|")})$`);

export const listFiles = (snapshot: Snapshot): Listing =>
  listingOf([...snapshot.keys()].map((file) => file.slice(CONTENT.length + 1)));

export function listingOf(paths: readonly string[]): Listing {
  const listing: Listing = { records: [], art: [], drawings: [], illustrations: [], strays: [] };
  for (const path of paths) {
    if (isLeftover(path) || NOT_CONTENT.test(path)) continue;
    const [, folder = "", key = "", ending] = /^(?:(.+)\/)?([^/]+)\.([^./]+)$/.exec(path) ?? [];
    const found = FOLDERS.get(folder);
    const kind = SINGLE_FILES.get(path) ?? (found?.ending === ending ? found : undefined);
    const art = ART.exec(path)?.[1];
    const part = DRAWING.exec(path)?.[1];
    const illustration = ILLUSTRATION.exec(path)?.[1] as IllustrationFolder | undefined;
    if (kind) listing.records.push({ path, key, kind });
    else if (art !== undefined) listing.art.push({ path, key: art });
    else if (part !== undefined) listing.drawings.push({ path, list: part, key });
    else if (illustration) listing.illustrations.push({ path, list: illustration, key });
    else listing.strays.push(path);
  }
  return listing;
}
