import { graphql, type PageProps } from "gatsby";
import { useMemo } from "react";
import { headOf } from "#src/app/head/head-of";
import { UnitExplorer } from "#src/catalogue/unit-explorer/unit-explorer";

export default function UnitsPage({ data, location }: PageProps<Queries.UnitsPageQuery>) {
  const catalogue = useMemo(
    () => ({
      offices: data.offices.nodes,
      units: data.units.nodes,
      characters: data.characters.nodes,
      clubs: data.clubs.nodes,
      otherCharacters: data.figures.nodes,
    }),
    [data],
  );
  // Changes on each navigation, but not with choices on the page.
  return <UnitExplorer key={location.key} catalogue={catalogue} />;
}

export const Head = headOf({
  title: "Unit members",
  description:
    "Every agency, every unit and every idol of Ensemble Stars!! Music, with posters and profiles.",
});

export const query = graphql`
  query UnitsPage {
    offices: allOffice(sort: { order: ASC }) {
      nodes { ...ExplorerOffice }
    }
    units: allUnit(sort: { jsonId: ASC }) {
      nodes { ...ExplorerUnit }
    }
    characters: allCharacter(sort: { jsonId: ASC }) {
      nodes { ...ExplorerCharacter }
    }
    clubs: allClub(sort: { key: ASC }) {
      nodes { ...ExplorerClub }
    }
    figures: allOtherCharacter(sort: { jsonId: ASC }) {
      nodes { ...ExplorerFigure }
    }
  }
`;
