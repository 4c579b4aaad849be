import { escapeMarkup } from "../../text/escape-markup";
import { sha256 } from "../../text/sha256";

export interface Feed {
  /** Permanent id, independent of the address. */
  readonly key: string;
  readonly title: string;
  readonly description: string;
  readonly page: string;
  readonly entries: readonly FeedEntry[];
}

interface FeedEntry {
  /** Permanent id within the feed. */
  readonly key: string;
  readonly title: string;
  readonly text: string;
  readonly path: string;
  /** Day in Japan, `YYYY-MM-DD`. */
  readonly date: string;
}

/** Address of the site and path of the feed's file. Without an address, links are relative to the file. */
interface FeedPlace {
  readonly address: string;
  readonly path: string;
}

const timestampOf = (date: string): string => `${date}T00:00:00+09:00`;

/** An id that survives a move of the site: a version 8 UUID derived from the key. */
function permanentId(key: string): string {
  const hex = sha256(key);
  const [, ...parts] = /^(.{8})(.{4}).(.{3}).(.{3})(.{12})/.exec(hex) ?? [];
  const [first, second, third, fourth, last] = parts;
  return `urn:uuid:${first}-${second}-8${third}-a${fourth}-${last}`;
}

/** Formats a feed as Atom (RFC 4287). */
export function atomFeed(feed: Feed, { address, path }: FeedPlace): string {
  const entries = feed.entries.flatMap(({ key, title, text, path: target, date }) => [
    "  <entry>",
    `    <id>${permanentId(`${feed.key} ${key}`)}</id>`,
    `    <title>${escapeMarkup(title)}</title>`,
    `    <link href="${escapeMarkup(address + target)}"/>`,
    `    <published>${timestampOf(date)}</published>`,
    `    <updated>${timestampOf(date)}</updated>`,
    `    <summary>${escapeMarkup(text)}</summary>`,
    "  </entry>",
  ]);
  const [newest] = feed.entries;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `  <id>${permanentId(feed.key)}</id>`,
    `  <title>${escapeMarkup(feed.title)}</title>`,
    `  <subtitle>${escapeMarkup(feed.description)}</subtitle>`,
    `  <link rel="self" type="application/atom+xml" href="${escapeMarkup(address + path)}"/>`,
    `  <link href="${escapeMarkup(address + feed.page)}"/>`,
    `  <updated>${timestampOf(newest?.date ?? "1970-01-01")}</updated>`,
    "  <author><name>Encore</name></author>",
    ...entries,
    "</feed>",
    "",
  ].join("\n");
}

export function jsonFeed(feed: Feed, { address, path }: FeedPlace): string {
  return `${JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title: feed.title,
    description: feed.description,
    home_page_url: address + feed.page,
    feed_url: address + path,
    language: "en",
    authors: [{ name: "Encore" }],
    items: feed.entries.map(({ key, title, text, path: target, date }) => ({
      id: permanentId(`${feed.key} ${key}`),
      url: address + target,
      title,
      content_text: text,
      date_published: timestampOf(date),
    })),
  })}\n`;
}
