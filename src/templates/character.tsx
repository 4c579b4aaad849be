import { graphql } from "gatsby";
import { headOf } from "#src/app/head/head-of";
import { unitPath, unitsPath } from "#lib/content/model/pages/paths";
import { dataPath } from "#lib/site/addresses";
import { fictionalPerson } from "#lib/site/structured-data/fictional-person";

export { CharacterPage as default } from "#src/catalogue/character-page/character-page";

export const Head = headOf(({ character, unit }: Queries.CharacterTemplateQuery) => ({
  title: `${character?.name}, ${character?.unitRecord?.name}`,
  ...(character &&
    unit && {
      description: character.desc,
      data: dataPath("characters", character.cname),
      trail: [["Units", unitsPath], [unit.name, unitPath(unit.id)], [character.name]],
      things: () => [fictionalPerson({ name: character.name, nameJa: character.names.ja })],
    }),
}));

export const query = graphql`
  query CharacterTemplate(
    $id: Int!
    $auditionId: Int!
    $hasAudition: Boolean!
    $hasFourPiece: Boolean!
    $unitId: String!
    $linkedId: Int!
    $hasLinked: Boolean!
    $previousId: Int!
    $nextId: Int!
    $tripId: String!
    $hasTrip: Boolean!
    $songs: [String!]!
  ) {
    character(jsonId: { eq: $id }) { ...CharacterPage }
    linked: character(jsonId: { eq: $linkedId }) @include(if: $hasLinked) { ...MemberChip }
    audition: character(jsonId: { eq: $auditionId }) @include(if: $hasAudition) {
      ...CharacterAudition
    }
    fourPiece: fourPieceIdol(character: { eq: $id }) @include(if: $hasFourPiece) {
      ...CharacterFourPiece
    }
    trip(jsonId: { eq: $tripId }) @include(if: $hasTrip) { ...MeetingTrip }
    songs: songsOf(keys: $songs) { nodes { ...NewestSong } }
    unit(jsonId: { eq: $unitId }) {
      id: jsonId name leader allLead
      members { ...PosterCard }
    }
    previous: character(jsonId: { eq: $previousId }) { cname name unit }
    next: character(jsonId: { eq: $nextId }) { cname name unit }
    site: siteDefaults {
      facts { year1 year2 }
    }
  }
`;
