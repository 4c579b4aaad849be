import { graphql, type HeadProps } from "gatsby";
import { mediaPath } from "#lib/content/pages/paths";
import { PageHead } from "#src/app/head/page-head";

export { StoryboardPage as default } from "#src/media/screening-room/storyboard-page";

export function Head({
  data,
  location,
  pageContext,
}: HeadProps<Queries.StoryboardTemplateQuery, { id: string }>) {
  const film = data.programme?.list.find(({ id }) => id === pageContext.id);
  return (
    <PageHead
      title={`${film?.title}: storyboard`}
      description={film?.about ?? ""}
      path={location.pathname}
      trail={[["Screening room", mediaPath], [film?.title ?? ""]]}
    />
  );
}

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
