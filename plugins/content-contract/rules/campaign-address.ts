import { addressOf } from "../addresses/addresses";
import { isAmongFiles } from "../addresses/file-folders";
import { FIXED_PAGES } from "../addresses/page-addresses";
import { shown } from "../words";
import type { Rule } from "./rule";

/** A campaign's slug is its address: two pages at one address would be built, and one of them lost. */
export const campaignAddress: Rule = {
  name: "campaign-address",
  description: "The slug of a campaign is the address of no other page, and of no folder of files.",
  *check({ campaigns, trips, legalSlugs }) {
    const taken = new Set([
      ...FIXED_PAGES,
      ...trips.map(({ key }) => addressOf.trip(key)),
      ...legalSlugs.map(addressOf.legal),
    ]);
    for (const campaign of campaigns) {
      const slug = campaign.get("slug");
      if (slug === undefined) continue;
      const address = addressOf.campaign(slug);
      const isTaken = taken.has(address);
      if (!isTaken && !isAmongFiles(address)) continue;
      yield campaign.finding(["slug"], {
        message: isTaken
          ? `slug is ${shown(slug)}, but ${shown(address)} is another page`
          : `slug is ${shown(slug)}, but ${shown(address)} is where files are`,
        allowed: "an address that nothing else has",
      });
    }
  },
};
