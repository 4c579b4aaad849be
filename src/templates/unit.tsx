import { graphql } from "gatsby";
import { headOf } from "#src/app/head/head-of";
import { unitsPath } from "#lib/content/model/pages/paths";
import { dataPath } from "#lib/site/addresses";

export { UnitPage as default } from "#src/catalogue/unit-page/unit-page";

export const Head = headOf(({ unit }: Queries.UnitTemplateQuery) => ({
  title: `${unit?.name}: ${unit?.display.leadEn}`,
  description: `${unit?.name} of ${unit?.office.name}: ${unit?.members.map(({ name }) => name).join(", ")}.`,
  ...(unit && {
    data: dataPath("units", unit.id),
    trail: [["Units", unitsPath], [unit.name]],
  }),
}));

export const query = graphql`
  query UnitTemplate(
    $unitId: String!
    $previous: String!
    $next: String!
    $tripId: String!
    $hasTrip: Boolean!
    $songs: [String!]!
  ) {
    unit(jsonId: { eq: $unitId }) { ...UnitPage }
    trip(jsonId: { eq: $tripId }) @include(if: $hasTrip) { ...MeetingTrip }
    songs: songsOf(keys: $songs) { nodes { ...NewestSong } }
    previous: unit(jsonId: { eq: $previous }) { id: jsonId name }
    next: unit(jsonId: { eq: $next }) { id: jsonId name }
  }
`;
