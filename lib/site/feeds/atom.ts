import { escapeMarkup } from "../../text/escape-markup";
import { type Feed, type FeedPlace, lastingId, momentOf } from "./feed";

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
