import { graphql } from "gatsby";
import type { UnitsStore } from "#src/data/stores/units-store";

export type ExplorerOffice = Queries.ExplorerOfficeFragment;
export type ExplorerUnit = Queries.ExplorerUnitFragment;
export type ExplorerCharacter = Queries.ExplorerCharacterFragment;

/** Id of the member that a unit shows by default: its leader, if it has one. */
export const defaultMemberId = ({ leader, list }: Pick<ExplorerUnit, "leader" | "list">) =>
  leader ?? list[0];

export const unitsOf = (units: readonly ExplorerUnit[], list: readonly string[] = []) =>
  list.flatMap((id) => units.find((unit) => unit.id === id) ?? []);

/** Ids of the members of the club that was just pressed. */
export const highlightedIds = ({ catalogue, circleAction }: UnitsStore): ReadonlySet<number> =>
  new Set(catalogue.clubs.find(({ key }) => key === circleAction)?.list);

export const explorerFragments = graphql`
  fragment ExplorerOffice on Office {
    id: jsonId name
    names { ja }
    desc list
    markPicture { imageData(upTo: 320) }
  }

  fragment ExplorerUnit on Unit {
    id: jsonId name leader allLead list
    colors { color1 color2 border text light bar cv }
    display {
      lead leadEn
      markPicture { imageData }
    }
  }

  fragment ExplorerCharacter on Character {
    id: jsonId cname name unit role
    names { ja kana zhHant }
    cv catch desc circle
    profile { birthday age ageText height weight blood interest stunt }
    posterPicture { imageData(upTo: 720) }
  }

  fragment ExplorerClub on Club { key title list }

  fragment ExplorerFigure on OtherCharacter {
    id: jsonId
    colors { color1 color2 border text light bar cv }
  }
`;
