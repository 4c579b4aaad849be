/**
 * The records that a page hands to the units store. A feature may give richer records and gets
 * its own records back.
 */
export interface UnitsCatalogue {
  offices: readonly CatalogueOffice[];
  units: readonly CatalogueUnit[];
  characters: readonly CatalogueCharacter[];
  clubs: readonly CatalogueClub[];
}

interface CatalogueOffice {
  id: string;
  list: readonly string[];
}

interface CatalogueUnit {
  id: string;
  leader?: number | null;
  list: readonly number[];
  display: object;
}

interface CatalogueCharacter {
  id: number;
  cname: string;
  unit: string;
  circle: readonly string[];
}

interface CatalogueClub {
  key: string;
  title: string;
  list: readonly number[];
}

export type UnitOf<C extends UnitsCatalogue> = C["units"][number];
export type CharacterOf<C extends UnitsCatalogue> = C["characters"][number];
export type ClubOf<C extends UnitsCatalogue> = C["clubs"][number];
