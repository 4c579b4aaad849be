import type {
  ActivityNotice,
  LegalPage,
  LegalSlug,
  Music,
  SiteDefaults,
  VideoList,
} from "../../../../content/types";
import { ILLUSTRATIONS } from "../../model/illustrations/kinds";
import { NOTICES, VIDEOS } from "../../model/kinds/answers";
import type { Catalogue, LegalText, Lists } from "../../model/catalogue/catalogue";
import type { RecordKind } from "../../model/kinds/kind";
import { KINDS } from "../../model/kinds/kinds";
import { MUSIC_FILE, SITE_FILE } from "../../model/kinds/single-files";
import { parseFrontMatter } from "../front-matter";
import { listFiles } from "../list-files";
import { isLeftover } from "../leftover";
import { readFolder } from "../read-folder";
import { CONTENT, fileIn, type Snapshot } from "../snapshot";

/** Endings of files that are read: maintainers’ own pictures, in place of drawn ones, are not. */
const TEXTS = /\.(?:json|md|svg)$/;

/**
 * Reads all records below `contentRoot` (the folder of `characters/`, `units/` …).
 * @throws if a file is missing or is not JSON; content that passed the contract never does
 */
export function readCatalogue(contentRoot: string): Catalogue {
  const files = readFolder(contentRoot, "", (file) => TEXTS.test(file) && !isLeftover(file));
  return catalogueOf(new Map(files.map(([file, bytes]) => [`${CONTENT}/${file}`, bytes])));
}

/** Parses all records of a snapshot. @throws if a file is missing or is not JSON */
export function catalogueOf(content: Snapshot): Catalogue {
  const { records, illustrations } = listFiles(content);
  const textOf = (path: string) => fileIn(content, `${CONTENT}/${path}`).toString();
  const filesOfKind = (kind: RecordKind) => records.filter((one) => one.kind === kind);
  // Pages and pictures need no parts of flower stands and no exhibits; the exhibition reads them itself.
  const { legal, standParts: _standParts, exhibits: _exhibits, ...kinds } = KINDS;
  const lists = Object.fromEntries(
    Object.entries<RecordKind>(kinds).map(([key, kind]) => [
      key,
      filesOfKind(kind).map(({ path }) => JSON.parse(textOf(path))),
    ]),
  ) as Lists;
  const folders: string[] = Object.keys(ILLUSTRATIONS);
  return {
    ...lists,
    film: lists.film.toSorted((one, other) => one.number - other.number),
    legal: filesOfKind(legal).map(({ path, key }) => legalText(key as LegalSlug, textOf(path))),
    site: JSON.parse(textOf(SITE_FILE)) as SiteDefaults,
    series: (JSON.parse(textOf(MUSIC_FILE)) as Music).series,
    videos: (JSON.parse(textOf(`api/${VIDEOS}.json`)) as VideoList).list,
    notices: JSON.parse(textOf(`api/${NOTICES.answer}.json`)) as ActivityNotice[],
    illustrations: new Map(
      illustrations
        .toSorted((one, other) => folders.indexOf(one.list) - folders.indexOf(other.list))
        .map(({ path, list, key }) => [`${list}/${key}`, textOf(path)]),
    ),
  };
}

export function legalText(slug: LegalSlug, text: string): LegalText {
  const { data, bodyStart } = parseFrontMatter(text);
  return { ...(data as LegalPage), slug, body: text.slice(bodyStart) };
}
