import { graphql } from "gatsby";
import { headOf } from "#src/app/head/head-of";

export { SongSorterPage as default } from "#src/play/song-sorter/song-sorter-page";

export const Head = headOf({
  title: "Song sorter",
  description:
    "Which song of Ensemble Stars!! is your number one? Two songs at a time, of a unit, of an idol or of all, until each has a place.",
});

export const query = graphql`
  query SongSorterRoute { ...SongSorter }
`;
