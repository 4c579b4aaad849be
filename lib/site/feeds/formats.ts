import { escapeMarkup } from "../../text/escape-markup";
import { sha256 } from "../../text/sha256";

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
interface FeedEntry {
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
interface FeedPlace {
  readonly address: string;
  readonly path: string;
}

/** A day in Japan as a moment. */
const momentOf = (date: string): string => `${date}T00:00:00+09:00`;

/** A name that stays the same when the site moves: a UUID of the eighth version, made from the key. */
function lastingId(key: string): string {
  const hex = sha256(key);
  const [, ...parts] = /^(.{8})(.{4}).(.{3}).(.{3})(.{12})/.exec(hex) ?? [];
  const [first, second, third, fourth, last] = parts;
  return `urn:uuid:${first}-${second}-8${third}-a${fourth}-${last}`;
}

/** A feed as Atom (RFC 4287). */
export function atomFeed(feed: Feed, { address, path }: FeedPlace): string {
  const entries = feed.entries.flatMap(({ key, title, text, path: target, date }) => [
    "  <entry>",
    `    <id>${lastingId(`${feed.key} ${key}`)}</id>`,
    `    <title>${escapeMarkup(title)}</title>`,
    `    <link href="${escapeMarkup(address + target)}"/>`,
    `    <published>${momentOf(date)}</published>`,
    `    <updated>${momentOf(date)}</updated>`,
    `    <summary>${escapeMarkup(text)}</summary>`,
    "  </entry>",
  ]);
  const [newest] = feed.entries;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `  <id>${lastingId(feed.key)}</id>`,
    `  <title>${escapeMarkup(feed.title)}</title>`,
    `  <subtitle>${escapeMarkup(feed.about)}</subtitle>`,
    `  <link rel="self" type="application/atom+xml" href="${escapeMarkup(address + path)}"/>`,
    `  <link href="${escapeMarkup(address + feed.page)}"/>`,
    `  <updated>${momentOf(newest?.date ?? "1970-01-01")}</updated>`,
    "  <author><name>Encore</name></author>",
    ...entries,
    "</feed>",
    "",
  ].join("\n");
}

/** A feed as JSON Feed 1.1. */
export function jsonFeed(feed: Feed, { address, path }: FeedPlace): string {
  return `${JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title: feed.title,
    description: feed.about,
    home_page_url: address + feed.page,
    feed_url: address + path,
    language: "en",
    authors: [{ name: "Encore" }],
    items: feed.entries.map(({ key, title, text, path: target, date }) => ({
      id: lastingId(`${feed.key} ${key}`),
      url: address + target,
      title,
      content_text: text,
      date_published: momentOf(date),
    })),
  })}\n`;
}
