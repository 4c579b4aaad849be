import { campaignArt } from "../../../../lib/content/catalogue/campaign-art";
import { posterKey } from "../../../../lib/content/catalogue/poster-key";
import type { Catalogue } from "../../../../lib/content/catalogue/read-catalogue";
import { shapesOf } from "./shapes";
import type { Material, Subject } from "./subject";

/** The heads of campaign pages. */
export function campaignSubjects({ catalogue, pathsIn }: Material): [string, Subject][] {
  const files = pathsIn("campaigns");
  return catalogue.campaigns.flatMap((campaign, index) =>
    shapesOf(
      `campaigns/${campaignArt(campaign.slug)}`,
      ["wide", "tall"],
      postersOf(campaign.cast, catalogue),
      {
        kind: "campaigns",
        title: campaign.name,
        group: "Campaigns",
        ingredients: ["scene", "cast", "colors"].map((name) => ({
          file: files[index] ?? "",
          schema: "campaign.schema.json",
          path: [name],
        })),
        page: `/${campaign.slug}`,
      },
    ),
  );
}

/** The travel posters of trips, and their panoramas. */
export function tripSubjects({ catalogue, pathsIn }: Material): [string, Subject][] {
  const files = pathsIn("trips");
  return catalogue.trips.flatMap((trip, index) =>
    shapesOf(`trips/${trip.id}`, ["", "wide"], postersOf(trip.cast, catalogue), {
      kind: "trips",
      title: trip.title,
      group: "Trips",
      ...(trip.unitId !== undefined && { unit: trip.unitId }),
      ingredients: ["number", "scenery", "colors"].map((name) => ({
        file: files[index] ?? "",
        schema: "trip.schema.json",
        path: [name],
      })),
      page: `/${trip.id}`,
    }),
  );
}

/** The pictures of the audition's venues. */
export function venueSubjects({ catalogue, pathsIn }: Material): [string, Subject][] {
  const files = pathsIn("venues");
  return catalogue.venues.flatMap((venue, index) =>
    shapesOf(`venues/${venue.id}`, ["wide", "tall"], [], {
      kind: "venues",
      title: venue.name,
      group: "Venues",
      ingredients: ["motif", "colors"].map((name) => ({
        file: files[index] ?? "",
        schema: "venue.schema.json",
        path: [name],
      })),
      page: "/4piece",
    }),
  );
}

function postersOf(ids: readonly number[], { characters }: Catalogue): string[] {
  return ids.flatMap((id) => {
    const character = characters.find((one) => one.id === id);
    return character ? [posterKey(character)] : [];
  });
}
