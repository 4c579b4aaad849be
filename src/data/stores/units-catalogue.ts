/** The records of the explorer, which its page hands to the units store. */
export interface UnitsCatalogue {
  offices: readonly Queries.ExplorerOfficeFragment[];
  units: readonly Queries.ExplorerUnitFragment[];
  characters: readonly Queries.ExplorerCharacterFragment[];
  clubs: readonly Queries.ExplorerClubFragment[];
}
