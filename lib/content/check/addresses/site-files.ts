import { basename } from "node:path";
import { isLeftover } from "../../read/leftover";
import { readFolder } from "../../read/read-folder";
import type { Content } from "../../read/records";

/** Folder of the files copied to the site's root, from the project's root. */
const STATIC = "static";

/** Files of the build with fixed addresses. */
const GENERATED_FILES = [
  "/manifest.webmanifest",
  "/robots.txt",
  "/data/v1/index.json",
  "/data/v1/encore.d.ts",
  ...["notices", "corrections"].flatMap((name) => [`/feeds/${name}.xml`, `/feeds/${name}.json`]),
];

/** Addresses of the files in static/, such as `/features/songs.svg`; undefined without the folder. */
export function staticFiles(root: string): ReadonlySet<string> | undefined {
  // Folders may be hidden, such as /.well-known.
  const files = readFolder(root, STATIC, (file) => !isLeftover(basename(file))).map(([file]) =>
    file.slice(STATIC.length),
  );
  return files.length === 0 ? undefined : new Set(files);
}

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
  return new Set([...inStatic, ...GENERATED_FILES, ...data]);
}
