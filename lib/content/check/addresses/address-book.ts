import type { Content } from "../../read/records";
import { KINDS } from "../../model/kinds/kinds";
import { remembered } from "../../model/remember";
import { campaignPath, characterPath, tripPath } from "../../model/pages/paths";
import { pageAddresses } from "./page-addresses";
import { fileAddresses } from "./site-files";

/** Everything on the site that an address can lead to. */
export type AddressBook = ReturnType<typeof addressBook>;

/** The address book of a content. */
export const addressBook = remembered((content: Content) => {
  const { campaigns, trips, staticFiles } = content;
  const films = filmsOf(content);
  const cnames = content.characters.map((one) => one.get("cname") ?? one.key);
  const pages = pageAddresses(content);
  return {
    pages: new Set([
      ...pages.keys(),
      // Where a file is called otherwise than its record, that is the one problem.
      ...campaigns.map((one) => campaignPath(one.get("slug") ?? one.key)),
      ...trips.map((one) => tripPath(one.get("id") ?? one.key)),
      ...cnames.map(characterPath),
    ]),
    /** Undefined if nobody has said which files there are. */
    files: staticFiles && fileAddresses(content, staticFiles),
    /** What a parameter of an address may name, by the name of the parameter. */
    named: new Map<string, ReadonlySet<string>>([
      [KINDS.units.naming.parameter, new Set(content.unitIds)],
      [KINDS.characters.naming.parameter, new Set(cnames)],
      ...(films ? [["film", films] as const] : []),
    ]),
    /** The sections of a page; undefined if they are not known. */
    sections: (page: string) => pages.get(page)?.(),
  };
});

/** Ids of the films; undefined if the lists cannot be read. */
function filmsOf({ videos, contributedVideos }: Content): Set<string> | undefined {
  if (!videos?.isWhole() || !contributedVideos?.isWhole()) return undefined;
  const films = [...videos.items("list"), ...contributedVideos.items()];
  return new Set(films.map(({ value }) => value.id));
}
