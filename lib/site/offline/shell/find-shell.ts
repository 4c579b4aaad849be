import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { basePath } from "../../base-path";
import { isAsset } from "../worker/is-asset";

export interface ShellFile {
  url: string;
  /** Digest of the content; null if the address has a hash. */
  revision: string | null;
  size: number;
}

interface Stats {
  namedChunkGroups: Record<string, { assets: { name: string }[] } | undefined>;
}
interface PageData {
  componentChunkName: string;
  staticQueryHashes: string[];
}

/** Files that a page needs to run; excludes pictures and links. */
const REFERENCE =
  /(?:\s(?:src|href)=["']?|url\(["']?)(\/[^\s"'?#)>]+\.(?:js|css|woff2|svg))(?=["'\s)>#])/g;

/** The first script in the data of a page (gatsby/scripts-slice.ts). */
const START_SCRIPT = /"(?:\/[^"]+)?\/(start-[0-9a-f]+\.js)"/g;

/**
 * Address of a shell file without a hash in its name. Such files come from the network first, and the precache must not
 * answer for the real address: while a new build waits, it would mix old data into new pages.
 */
const asLastResort = (url: string): string => `${url}?shell`;

/**
 * The shell of the site built in `folder`: all that the page at `path` needs to open and run offline, sorted by
 * address. Derived from the page's references (scripts, style sheets, fonts, icon), webpack's list of chunks and
 * Gatsby's data of the page, so that files of earlier builds are not in it.
 * @throws Error if the page or one of its files was not built
 */
export function findShell(folder: string, path: string): ShellFile[] {
  const json = <Value>(file: string) => JSON.parse(read(folder, file).toString()) as Value;
  const pageFile = `${path.slice(1)}/index.html`;
  const dataFile = `page-data${path}/page-data.json`;
  const pageData = json<PageData>(dataFile);
  const stats = json<Stats>("webpack.stats.json");

  const files = new Set<string>();
  const html = read(folder, pageFile).toString();
  for (const [, file = ""] of html.matchAll(START_SCRIPT)) files.add(file);
  for (const file of references(html)) {
    files.add(file);
    if (!file.endsWith(".css")) continue;
    for (const named of references(read(folder, file).toString())) files.add(named);
  }
  for (const chunk of ["app", pageData.componentChunkName]) {
    for (const { name } of stats.namedChunkGroups[chunk]?.assets ?? []) {
      if (name.endsWith(".js")) files.add(name);
    }
  }
  files.add("page-data/app-data.json");
  for (const hash of pageData.staticQueryHashes) files.add(`page-data/sq/d/${hash}.json`);

  return [
    entry(folder, pageFile, path),
    entry(folder, dataFile),
    ...[...files].map((file) =>
      entry(folder, file, isHashed(`/${file}`) ? `/${file}` : asLastResort(`/${file}`)),
    ),
  ].toSorted((one, other) => (one.url < other.url ? -1 : 1));
}

function isHashed(pathname: string): boolean {
  return isAsset({ url: { pathname }, sameOrigin: true });
}

function references(text: string): string[] {
  return [...text.matchAll(REFERENCE)].map(([, address = ""]) =>
    address.slice(basePath().length + 1),
  );
}

function entry(folder: string, file: string, url = `/${file}`): ShellFile {
  const content = read(folder, file);
  const revision = isHashed(url) ? null : createHash("md5").update(content).digest("hex");
  return { url: basePath() + url, revision, size: content.length };
}

function read(folder: string, file: string): Buffer {
  const path = join(folder, file);
  if (!existsSync(path)) throw new Error(`The offline page needs ${file}, which was not built.`);
  return readFileSync(path);
}
