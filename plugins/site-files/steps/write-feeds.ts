import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Corrections } from "../../../content/types";
import { CORRECTIONS_FILE } from "../../../lib/content/model/kinds/single-files";
import { atomFeed, jsonFeed } from "../../../lib/site/feeds/formats";
import { correctionsFeed, noticesFeed } from "../../../lib/site/feeds/feeds";
import { FEEDS } from "../../../lib/site/feeds/feed-paths";
import type { FinishedSite } from "./finished-site";

export function writeFeeds({ content, catalogue, answers, siteFiles }: FinishedSite): void {
  const { address } = catalogue.site;
  const feeds = {
    notices: noticesFeed(answers["activity-list"]),
    corrections: correctionsFeed(readCorrections(join(content, CORRECTIONS_FILE))),
  };
  for (const [name, feed] of Object.entries(feeds)) {
    const { atom, json } = FEEDS[name as keyof typeof feeds];
    siteFiles.write("feeds", atom.slice(1), atomFeed(feed, { address, path: atom }));
    siteFiles.write("feeds", json.slice(1), jsonFeed(feed, { address, path: json }));
  }
}

function readCorrections(file: string): Corrections {
  if (!existsSync(file)) return { corrections: [] };
  return JSON.parse(readFileSync(file, "utf8")) as Corrections;
}
