import { graphql } from "gatsby";

/** A chapter of the film; frames are numbered from 1. */
export type Chapter = Queries.FilmChapterPanelFragment;

export type Film = Queries.FilmReelFragment & { readonly chapters: readonly Chapter[] };

/** Viewports that show upright pictures. */
export const PHONE = "(max-width: 699px)";

/** Chapter of a frame; beyond the end, the last one. */
export const chapterAt = ({ chapters }: Film, frame: number): Chapter =>
  chapters.find(({ lastFrame }) => frame <= lastFrame) ?? (chapters.at(-1) as Chapter);

/** Description of a frame, for the slider. */
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
