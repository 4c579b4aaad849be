import type { UnitId } from "../../../../content/types";
import { campaignArt } from "../../catalogue/campaign-art";
import { DETAIL_NAMES, posterKey } from "../../catalogue/poster-key";
import { AUDITION } from "../../kinds/kinds";
import type { Content } from "../../read/content";
import type { Path } from "../problem";

/** A place in a record that names a picture. */
export interface ArtReference {
  file: string;
  path: Path;
  key: string;
}

/** Shapes that are drawn for every unit and every office. */
const UNIT_PICTURES = ["wide", "tall", "mark"];
const OFFICE_PICTURES = ["mark", "picture"];
const CAMPAIGN_PICTURES = ["wide", "tall"];
const TRIP_PICTURES = ["", "-wide"];
const VENUE_PICTURES = ["wide", "tall"];

/** The keys of drawn pictures in words. */
export const ART_KEYS =
  "characters/<cname> or <cname>-4piece, units/<id>-wide, -tall or -mark, offices/<id>-mark or -picture, campaigns/<slug>-wide or -tall, trips/<id> or <id>-wide, venues/<id>-wide or -tall";

/** The pictures that are drawn, and the ones that records name. */
export function artKeys(content: Content): { drawn: Set<string>; named: Set<string> } {
  const { identities, campaigns } = content;
  const drawn = new Set(postersOf(content));
  for (const id of [...identities.units.keys(), ...content.unitIds]) {
    for (const shape of UNIT_PICTURES) drawn.add(`units/${id}-${shape}`);
  }
  for (const id of [...identities.offices.keys(), ...content.officeIds]) {
    for (const shape of OFFICE_PICTURES) drawn.add(`offices/${id}-${shape}`);
  }
  for (const { key } of campaigns) {
    for (const shape of CAMPAIGN_PICTURES) drawn.add(`campaigns/${campaignArt(key)}-${shape}`);
  }
  for (const id of content.trips.flatMap((trip) => [trip.key, trip.get("id") ?? trip.key])) {
    for (const suffix of TRIP_PICTURES) drawn.add(`trips/${id}${suffix}`);
  }
  for (const id of content.venueIds) {
    for (const shape of VENUE_PICTURES) drawn.add(`venues/${id}-${shape}`);
  }
  return { drawn, named: new Set(artReferences(content).map(({ key }) => key)) };
}

/** The poster, one of `drawn`, that an art key is a detail of; undefined if it is no detail. */
export function posterOfDetail(key: string, drawn: ReadonlySet<string>): string | undefined {
  const name = DETAIL_NAMES.find((detail) => key.endsWith(`-${detail}`));
  const poster = name && key.slice(0, -name.length - 1);
  return poster !== undefined && drawn.has(poster) ? poster : undefined;
}

/** Posters of all records. A slip in a record does not make the picture of its file unknown. */
function postersOf({ characters, memberships }: Content): string[] {
  return characters.flatMap((entry) => {
    const isAudition = entry.key.endsWith(AUDITION);
    const unit = isAudition ? "4piece" : (memberships.unitOf.get(entry) as UnitId);
    const names = new Set([entry.get("cname"), entry.key.replace(AUDITION, "")]);
    return [...names].flatMap((cname) => (cname ? [posterKey({ cname, unit })] : []));
  });
}

/** Every place in a record that names a picture. */
export function artReferences(content: Content): ArtReference[] {
  const { units, offices, otherCharacters, campaigns, trips, venues } = content;
  const found: ArtReference[] = [];
  const add = (file: string, path: Path, key: string | undefined) => {
    if (key !== undefined) found.push({ file, path, key });
  };
  for (const unit of units) {
    for (const name of ["img", "img_sp", "logo", "promo"] as const) {
      add(unit.file, ["display", name], unit.get("display", name));
    }
  }
  for (const office of offices) {
    for (const name of ["logo", "img"] as const) {
      add(office.file, [name], office.get(name));
    }
  }
  for (const trip of trips) {
    for (const name of ["poster", "panorama"] as const) {
      add(trip.file, [name], trip.get(name));
    }
  }
  for (const venue of venues) {
    for (const name of ["img", "img_sp"] as const) add(venue.file, [name], venue.get(name));
  }
  for (const figure of otherCharacters) {
    add(figure.file, ["images", "poster"], figure.get("images", "poster"));
  }
  for (const campaign of campaigns) {
    for (const { value, index } of campaign.items("blocks")) {
      if (value.kind !== "gallery") continue;
      for (const [place, { picture }] of value.pictures.entries()) {
        add(campaign.file, ["blocks", index, "pictures", place, "picture"], picture);
      }
    }
  }
  return found;
}
