import { basename } from "node:path";
import { isLeftover } from "../../read/leftover";
import { readFolder } from "../../read/read-folder";
import type { Content } from "../../read/records";

/** Folder of the files that the build copies to the site's root, from the project's root. */
const STATIC = "static";

/** Files that the build makes at addresses that do not change. */
const MADE = [
  "/manifest.webmanifest",
  "/robots.txt",
  "/data/v1/index.json",
  "/data/v1/encore.d.ts",
  ...["notices", "corrections"].flatMap((name) => [`/feeds/${name}.xml`, `/feeds/${name}.json`]),
];

/** The addresses of the files in static/, such as `/features/songs.svg`; undefined if there is no such folder. */
export function staticFiles(root: string): ReadonlySet<string> | undefined {
  // A folder may be hidden, as /.well-known is.
  const files = readFolder(root, STATIC, (file) => !isLeftover(basename(file))).map(([file]) =>
    file.slice(STATIC.length),
  );
  return files.length === 0 ? undefined : new Set(files);
}

/** The addresses of files on the site: those in static/, and the data for others. */
export function fileAddresses(
  { listing, noticeIds }: Content,
  inStatic: ReadonlySet<string>,
): Set<string> {
  const published = listing.records.flatMap(({ kind, key }) => {
    return kind.published ? [{ folder: kind.folder, key }] : [];
  });
  const notices = noticeIds.map((key) => ({ folder: "notices", key }));
  const data = [...published, ...notices].flatMap(({ folder, key }) => [
    `/data/v1/${folder}.json`,
    `/data/v1/${folder}/${key}.json`,
  ]);
  return new Set([...inStatic, ...MADE, ...data]);
}
