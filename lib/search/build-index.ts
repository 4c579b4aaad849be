import type { Character } from "../../content/types";
import type { Catalogue } from "../content/model/catalogue/catalogue";
import { isAudition } from "../content/model/kinds/poster-key";
import { campaignPath, mediaPath, noticePath } from "../content/model/pages/paths";
import { featuresOf } from "./looks";
import type { Readings } from "./readings";
import {
  agencyRecord,
  characterRecord,
  clubRecord,
  type PictureOf,
  tripRecord,
  unitRecord,
} from "./records";
import { featureNames } from "./feature-words";
import type { SearchIndex, SearchKind, SearchRecord } from "./search-file";
import { musicRecords } from "./song-records";

export interface SearchSources {
  catalogue: Catalogue;
  notices: readonly { id: string; title: string; start: string; cast?: readonly number[] }[];
  films: readonly { id: string; title: string }[];
  /** Built pages; those about a record with an entry of its own are left out. */
  pages: readonly { path: string; title: string }[];
  /** Returns the address of a small picture by key. */
  picture: PictureOf;
  readings: Readings;
}

export function buildIndex(sources: SearchSources): SearchIndex {
  const { catalogue, notices, films, pages, picture, readings } = sources;
  const { offices, clubs, trips, campaigns } = catalogue;
  const characters = catalogue.characters.filter((one) => !isAudition(one));
  const units = unitsInOrder(catalogue);
  const indexById = characterIndexes(catalogue.characters, characters);
  const indexesOf = (ids: readonly number[] = []) => [
    ...new Set(ids.flatMap((id) => indexById.get(id) ?? [])),
  ];
  const faceOf = (cast?: readonly number[]) => {
    const [face] = indexesOf(cast);
    return face === undefined ? {} : { face };
  };
  const membersOf = (unitId: string) => indexesOf(units.find(({ id }) => id === unitId)?.list);
  const unitIndex = (unitId: string) =>
    characters.length + units.findIndex(({ id }) => id === unitId);
  const records: Record<SearchKind, SearchRecord[]> = {
    character: characters.map((one) => characterRecord(one, characters, picture, readings)),
    unit: units.map((unit) => ({
      ...unitRecord(unit, picture, readings),
      members: indexesOf(unit.list),
    })),
    agency: offices.map((office) => ({
      ...agencyRecord(office, picture),
      members: [...office.list.map(unitIndex), ...office.list.flatMap(membersOf)],
    })),
    club: clubs.map((club) => ({
      ...clubRecord(club),
      ...faceOf(club.list),
      members: indexesOf(club.list),
    })),
    trip: trips.map((trip) => tripRecord(trip, units, picture)),
    campaign: campaigns.map(({ slug, name, cast }) => ({
      path: campaignPath(slug),
      title: name,
      ...faceOf(cast),
    })),
    film: films.map(({ id, title }) => ({ path: `${mediaPath}?film=${id}`, title })),
    ...musicRecords(catalogue, unitIndex, indexesOf),
    page: [],
    notice: notices.map(({ id, title, start, cast }) => ({
      path: noticePath({ id, start }),
      title,
      day: start,
      ...faceOf(cast),
    })),
  };
  const known = new Set(Object.values(records).flatMap((list) => list.map(({ path }) => path)));
  records.page = pages.filter(({ path }) => !known.has(path));
  const features = featuresOf(characters, units);
  // Without names of voices and titles of music, whose Han characters would add many pairs.
  const indexedNames = { ...records, song: [], album: [] };
  const names = JSON.stringify(
    [indexedNames, ...featureNames().values()],
    (field, value: unknown) => (field === "voice" ? undefined : value),
  );
  return { records, features, han: readings.hanPairs(names) };
}

/** Units in the order of the agencies' lists. */
function unitsInOrder({ offices, units }: Catalogue): Catalogue["units"] {
  const order = offices
    .toSorted((one, other) => one.order - other.order)
    .flatMap(({ list }) => list);
  return units.toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id));
}

/** Indexes by id; an audition record has that of the record with the same page. */
function characterIndexes(
  all: readonly Character[],
  shown: readonly Character[],
): Map<number, number> {
  const byName = new Map(shown.map(({ cname }, index) => [cname, index]));
  return new Map(
    all.flatMap(({ id, cname }) => {
      const index = byName.get(cname);
      return index === undefined ? [] : [[id, index] as const];
    }),
  );
}
