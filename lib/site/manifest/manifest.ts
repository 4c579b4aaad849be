import type { Mark } from "../ledger/mark";

/** What is known of one file of a built site. */
export interface ManifestFile {
  readonly bytes: number;
  /** SHA-256 of the file in hexadecimal. */
  readonly sha256: string;
  /** Of the file that was read; only where the site was built, so that the next build need not read it again. */
  readonly mark?: Mark;
}

/** Every file of a built site. */
export interface Manifest {
  readonly version: typeof MANIFEST_VERSION;
  /** The commit that was built, as 40 hexadecimal digits; empty where it is not known. */
  readonly commit: string;
  /** By path in `public`, with forward slashes, in the order of the paths. */
  readonly files: Readonly<Record<string, ManifestFile>>;
}

/** Raise it when a manifest of before cannot be read as one of today. */
export const MANIFEST_VERSION = 1;
