import { graphql } from "gatsby";
import type { Film } from "./film";

/** The film from the records of the site; undefined where there is none. */
export function filmOf(
  reel: Queries.FilmReelFragment | null,
  chapters: readonly Queries.FilmChapterPanelFragment[],
): Film | undefined {
  if (!reel || chapters.length === 0) return undefined;
  return {
    ...reel,
    chapters: chapters.map(({ jsonId, firstFrame, lastFrame, widePicture, ...rest }) => ({
      ...rest,
      id: jsonId,
      first: firstFrame,
      last: lastFrame,
      still: widePicture.imageData,
    })),
  };
}

export const filmFragments = graphql`
  fragment FilmReel on Film {
    title
    frames
    manifest
  }
  fragment FilmChapterPanel on FilmChapter {
    jsonId
    number
    title
    caption
    alt
    firstFrame
    lastFrame
    widePicture {
      imageData
    }
  }
`;
