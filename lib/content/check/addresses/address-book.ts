import type { Content } from "../../read/content";
import { remembered } from "../../read/remember";
import { campaignPath, characterPath, tripPath } from "../../pages/paths";
import { pageAddresses } from "./page-addresses";
import { sectionsOf } from "./sections";
import { fileAddresses } from "./site-files";

/** Everything on the site that an address can lead to. */
export interface AddressBook {
  readonly pages: ReadonlySet<string>;
  /** Undefined if nobody has said which files there are. */
  readonly files: ReadonlySet<string> | undefined;
  /** Ids of the films; undefined if the lists cannot be read. */
  readonly films: ReadonlySet<string> | undefined;
  /** The sections of a page; undefined if they cannot be read. */
  sections(page: string): readonly string[] | undefined;
}

/** The address book of a content. */
export const addressBook = remembered((content: Content): AddressBook => {
  const { campaigns, trips, videos, contributedVideos, staticFiles } = content;
  return {
    pages: new Set([
      ...pageAddresses(content),
      // Where a file is called otherwise than its record, that is the one problem.
      ...campaigns.map((one) => campaignPath(one.get("slug") ?? one.key)),
      ...trips.map((one) => tripPath(one.get("id") ?? one.key)),
      ...content.characters.map((one) => characterPath(one.get("cname") ?? one.key)),
    ]),
    files: staticFiles && fileAddresses(content, staticFiles),
    films:
      videos && contributedVideos && videos.isWhole() && contributedVideos.isWhole()
        ? new Set([
            ...videos.items("list").map(({ value }) => value.id),
            ...contributedVideos.entries().map(({ value }) => value.id),
          ])
        : undefined,
    sections: (page) => sectionsOf(page, content),
  };
});
