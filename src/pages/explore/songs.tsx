import { graphql } from "gatsby";
import { headOf } from "#src/app/head/head-of";

export { SongsPage as default } from "#src/music/songs-page/songs-page";

export const Head = headOf({
  title: "Songs",
  description:
    "Every song of Ensemble Stars!! Music on one list: by unit, singer, year and series, and the levels of every chart.",
});

export const query = graphql`
  query SongsPage { ...SongsLists }
`;
