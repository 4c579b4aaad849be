import { graphql } from "gatsby";

/** A chapter of the film; its frames are counted from 1. */
export type Chapter = Queries.FilmChapterPanelFragment;

export type Film = Queries.FilmReelFragment & { readonly chapters: readonly Chapter[] };

/** Where the upright pictures take the place of the wide ones. */
export const PHONE = "(max-width: 699px)";

/** The chapter in which a frame is; the last one for what is behind the end. */
export function chapterAt({ chapters }: Film, frame: number): Chapter {
  return chapters.find(({ lastFrame }) => frame <= lastFrame) ?? (chapters.at(-1) as Chapter);
}

/** A frame in words, for the slider. */
export function frameWords(film: Film, frame: number): string {
  const { number, title } = chapterAt(film, frame);
  return `Frame ${frame} of ${film.frames}, chapter ${number}: ${title}`;
}

export const filmFragments = graphql`
  fragment FilmReel on Film { title frames manifest }

  fragment FilmChapterPanel on FilmChapter {
    id: jsonId number title caption alt firstFrame lastFrame
    widePicture { imageData }
  }
`;
