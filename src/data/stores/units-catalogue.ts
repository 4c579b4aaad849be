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
  /** Ids of its units. */
  list: readonly string[];
}

interface CatalogueUnit {
  id: string;
  /** Id of the character who leads the unit. */
  leader?: number | null;
  /** Ids of its members. */
  list: readonly number[];
  /** The unit display record. */
  display: object;
}

interface CatalogueCharacter {
  id: number;
  cname: string;
  /** Id of the unit. */
  unit: string;
  /** Keys of the clubs. */
  circle: readonly string[];
}

interface CatalogueClub {
  key: string;
  title: string;
  /** Ids of its members. */
  list: readonly number[];
}

export type UnitOf<C extends UnitsCatalogue> = C["units"][number];
export type CharacterOf<C extends UnitsCatalogue> = C["characters"][number];
export type ClubOf<C extends UnitsCatalogue> = C["clubs"][number];
