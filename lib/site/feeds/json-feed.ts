import { type Feed, type FeedPlace, lastingId, momentOf } from "./feed";

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
