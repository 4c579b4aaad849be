import { graphql } from "gatsby";
import type { Person } from "#lib/facets/facets";

type Office = Queries.EverybodyOfficeFragment;
type Member = Office["units"][number]["members"][number];

export type GridCharacter = Person & Member;

/** All characters without duplicates, in the order of agencies and units. */
export function peopleOf(
  offices: readonly Office[],
  clubs: readonly Queries.EverybodyClubFragment[],
): GridCharacter[] {
  const titles = new Map(clubs.map(({ key, title }) => [key, title]));
  return offices.flatMap((office) =>
    office.units
      // Idols of the audition are listed with the units they joined.
      .filter(({ id }) => id !== "4piece")
      .flatMap((unit) =>
        unit.members.map((member) => ({
          ...member,
          unit: { value: unit.id, label: unit.name },
          agency: { value: office.id, label: office.name },
          clubs: member.circle.map((value) => ({ value, label: titles.get(value) ?? value })),
        })),
      ),
  );
}

/** Logos by id of the unit. */
export const marksOf = (offices: readonly Office[]) =>
  new Map(
    offices
      .flatMap(({ units }) => units)
      .map(({ id, display }) => [id, display.markPicture?.imageData] as const),
  );

export const everybodyFragments = graphql`
  fragment EverybodyLists on Query {
    allOffice(sort: { order: ASC }) {
      nodes { ...EverybodyOffice }
    }
    allClub(sort: [{ title: ASC }, { key: ASC }]) {
      nodes { ...EverybodyClub }
    }
  }

  fragment EverybodyOffice on Office {
    id: jsonId name
    units {
      id: jsonId name
      display {
        markPicture { imageData(upTo: 320) }
      }
      members {
        ...CharacterCard
        names { ja kana zhHant }
        circle hairColors eyeColors
        profile { birthday height blood hand class school }
      }
    }
  }

  fragment EverybodyClub on Club { key title }
`;
