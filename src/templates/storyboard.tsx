import { graphql } from "gatsby";
import { mediaPath } from "#lib/content/model/pages/paths";
import { headOf } from "#src/app/head/head-of";

export { StoryboardPage as default } from "#src/media/screening-room/storyboard-page";

export const Head = headOf(
  ({ programme }: Queries.StoryboardTemplateQuery, context: { id: string }) => {
    const film = programme?.list.find(({ id }) => id === context.id);
    if (!film) return {};
    return {
      title: `${film.title}: storyboard`,
      description: film.about,
      trail: [["Screening room", mediaPath], [film.title]],
    };
  },
);

export const query = graphql`
  query StoryboardTemplate($unitId: String!, $hasUnit: Boolean!, $cast: [Int!]!) {
    programme: videoList {
      list { ...ScreeningFilm }
    }
    unit(jsonId: { eq: $unitId }) @include(if: $hasUnit) { name }
    players: charactersOf(keys: $cast) {
      nodes { ...ScreeningPlayer }
    }
  }
`;
