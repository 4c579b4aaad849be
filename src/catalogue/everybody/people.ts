import { graphql } from "gatsby";
import type { Person } from "#lib/facets/facets";

type Office = Queries.EverybodyOfficeFragment;
type Member = Office["units"][number]["members"][number];

export type WallPerson = Person & Member;

/** Everybody, in the order of the agencies and their units; nobody twice. */
export function peopleOf(
  offices: readonly Office[],
  clubs: readonly Queries.EverybodyClubFragment[],
): WallPerson[] {
  const titles = new Map(clubs.map(({ key, title }) => [key, title]));
  return offices.flatMap((office) =>
    office.units
      // Those of the audition stand with the units that they have joined.
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

/** The marks of the units, by their ids. */
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
        ...WallCard
        names { ja kana zhHant }
        circle hairColors eyeColors
        profile { birthday height blood hand class school }
      }
    }
  }

  fragment EverybodyClub on Club { key title }
`;
