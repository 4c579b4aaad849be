import type { Content } from "../../read/records";
import { KINDS } from "../../model/kinds/kinds";
import { memoize } from "../../model/memoize";
import { campaignPath, characterPath, tripPath } from "../../model/pages/paths";
import { pageAddresses } from "./page-addresses";
import { fileAddresses } from "./site-files";

/** All targets that an address on the site can have. */
export type AddressTargets = ReturnType<typeof addressTargets>;

export const addressTargets = memoize((content: Content) => {
  const { campaigns, trips, staticFiles } = content;
  const films = filmsOf(content);
  const cnames = content.characters.map((one) => one.get("cname") ?? one.key);
  const pages = pageAddresses(content);
  return {
    pages: new Set([
      ...pages.keys(),
      // A rule of its own reports files that are named differently from their record.
      ...campaigns.map((one) => campaignPath(one.get("slug") ?? one.key)),
      ...trips.map((one) => tripPath(one.get("id") ?? one.key)),
      ...cnames.map(characterPath),
    ]),
    /** Undefined if the files are unknown. */
    files: staticFiles && fileAddresses(content, staticFiles),
    /** Valid values of the parameters in addresses, by parameter. */
    parameterValues: new Map<string, ReadonlySet<string>>([
      [KINDS.units.naming.parameter, new Set(content.unitIds)],
      [KINDS.characters.naming.parameter, new Set(cnames)],
      ...(films ? [["film", films] as const] : []),
    ]),
    sections: (page: string) => pages.get(page)?.(),
  };
});

/** Ids of the films; undefined if a list cannot be read. */
function filmsOf({ videos, contributedVideos }: Content): Set<string> | undefined {
  if (!videos?.isWhole() || !contributedVideos?.isWhole()) return undefined;
  const films = [...videos.items("list"), ...contributedVideos.items()];
  return new Set(films.map(({ value }) => value.id));
}
