import { ART_ENDINGS, ART_FOLDER, DRAWING, ILLUSTRATION, NOT_CONTENT } from "./folders";
import { isLeftover } from "./leftover";
import type { RecordKind } from "../model/kinds/kind";
import type { IllustrationFolder } from "../model/illustrations/kinds";
import { ALL_KINDS } from "../model/kinds/kinds";
import { SINGLE_FILES } from "../model/kinds/single-files";
import { CONTENT, type Snapshot } from "./snapshot";

/** A drawing: its path in content/, its folder, and the name of its file without the ending. */
export interface DrawingFile {
  path: string;
  list: string;
  key: string;
}

/** What the files below content/ are, each list in the order of the paths in content/. */
export interface Listing {
  records: { path: string; key: string; kind: RecordKind }[];
  art: { path: string; key: string }[];
  /** Drawings of stand parts, with the list that they belong to. */
  drawings: DrawingFile[];
  /** Drawings of content/art; the list of each is its folder there. */
  illustrations: (DrawingFile & { list: IllustrationFolder })[];
  /** Files that are none of these. */
  strays: string[];
}

const FOLDERS = new Map(ALL_KINDS.map((kind) => [kind.folder, kind]));
const ART = new RegExp(`^${ART_FOLDER}/(.+)\\.(${ART_ENDINGS.join("|")})$`);

/** Says what the files of a snapshot are. */
export const listFiles = (snapshot: Snapshot): Listing =>
  listingOf([...snapshot.keys()].map((file) => file.slice(CONTENT.length + 1)));

/** Says of paths in content/, in their order, what they are. */
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
