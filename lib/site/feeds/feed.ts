import { createHash } from "node:crypto";

/** What a feed tells, whatever the format. */
export interface Feed {
  /** Names the feed for good, whatever its address. */
  readonly key: string;
  readonly title: string;
  readonly about: string;
  /** Path of the page that shows the same. */
  readonly page: string;
  /** Newest first. */
  readonly entries: readonly FeedEntry[];
}

/** One thing that a feed tells. */
export interface FeedEntry {
  /** Names the entry in its feed for good. */
  readonly key: string;
  readonly title: string;
  readonly text: string;
  /** Path of what it is about. */
  readonly path: string;
  /** Day in Japan, YYYY-MM-DD. */
  readonly date: string;
}

/** Where a site and one file of a feed are; without an address, addresses are relative to the file's. */
export interface FeedPlace {
  readonly address: string;
  readonly path: string;
}

/** A day in Japan as a moment. */
export const momentOf = (date: string): string => `${date}T00:00:00+09:00`;

/** A name that stays the same when the site moves: a UUID of the eighth version, made from the key. */
export function lastingId(key: string): string {
  const hex = createHash("sha256").update(key).digest("hex");
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
  ];
  return `urn:uuid:${[...parts, hex.slice(20, 32)].join("-")}`;
}
