import { pathOfFile } from "../ledger/site-paths";
import { compareManifests, type Manifest } from "../manifest";
import type { PictureFigures } from "./picture-figures";

/** Raise it when a report of before cannot be read as one of today. */
export const REPORT_VERSION = 1;

/** A part of a build and how long it took. */
export interface Stage {
  readonly name: string;
  readonly seconds: number;
}

/** A file of the site that is not what it was. */
export interface ChangedFile {
  /** In `public`, with slashes. */
  readonly path: string;
  /** Where the site answers with it. */
  readonly address: string;
  /** 0 where there is none. */
  readonly bytesBefore: number;
  /** 0 where there is none. */
  readonly bytes: number;
}

/** What a build did, and how the site differs from that of the build before. */
export interface BuildReport {
  readonly version: typeof REPORT_VERSION;
  /** The commit, as 40 hexadecimal digits; empty where it is not known. */
  readonly commit: string;
  /** Commit of the build that this one is compared with; empty likewise. */
  readonly commitBefore: string;
  /** False if there was no build before: then every file is an added one. */
  readonly hasBefore: boolean;
  /** From the start of the process. */
  readonly seconds: number;
  /** In their order. Stages may overlap, and what lies between them is in none. */
  readonly stages: readonly Stage[];
  readonly pages: { readonly all: number; readonly rendered: readonly string[] };
  readonly pictures: readonly PictureFigures[];
  readonly files: {
    readonly all: number;
    readonly bytes: number;
    readonly added: readonly ChangedFile[];
    readonly changed: readonly ChangedFile[];
    readonly removed: readonly ChangedFile[];
  };
  /** Files that an earlier build had left and this one took away. */
  readonly pruned: readonly string[];
}

/** What a report is made of. */
export interface Material
  extends Pick<BuildReport, "seconds" | "stages" | "pages" | "pictures" | "pruned"> {
  readonly before: Manifest | undefined;
  readonly after: Manifest;
}

/** Puts a report together. */
export function buildReport({ before, after, ...rest }: Material): BuildReport {
  const { added, changed, removed } = compareManifests(before, after);
  const bytesIn = (manifest: Manifest | undefined, path: string) =>
    manifest?.files[path]?.bytes ?? 0;
  const described = (paths: readonly string[]): ChangedFile[] =>
    paths.map((path) => ({
      path,
      address: pathOfFile(path),
      bytesBefore: bytesIn(before, path),
      bytes: bytesIn(after, path),
    }));
  const sizes = Object.values(after.files).map(({ bytes }) => bytes);
  return {
    version: REPORT_VERSION,
    commit: after.commit,
    commitBefore: before?.commit ?? "",
    hasBefore: before !== undefined,
    ...rest,
    files: {
      all: sizes.length,
      bytes: sizes.reduce((sum, bytes) => sum + bytes, 0),
      added: described(added),
      changed: described(changed),
      removed: described(removed),
    },
  };
}
