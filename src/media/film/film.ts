import type { IGatsbyImageData } from "gatsby-plugin-image";

/** A chapter of the film as the page shows it. */
export interface Chapter {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  readonly caption: string;
  /** What its still shows, in words. */
  readonly alt: string;
  /** Its first and last frame in the film, from 1. */
  readonly first: number;
  readonly last: number;
  readonly still: IGatsbyImageData;
}

/** The film as the page shows it. */
export interface Film {
  readonly title: string;
  readonly frames: number;
  /** Address of the list of its pictures. */
  readonly manifest: string;
  readonly chapters: readonly Chapter[];
}

/** Where the upright pictures take the place of the wide ones. */
export const PHONE = "(max-width: 699px)";

/** The chapter in which a frame is; the last one for what is behind the end. */
export function chapterAt({ chapters }: Film, frame: number): Chapter {
  const found = chapters.find(({ last }) => frame <= last) ?? chapters.at(-1);
  if (!found) throw new Error("A film has at least one chapter");
  return found;
}

/** A frame in words, for the slider. */
export function frameWords(film: Film, frame: number): string {
  const { number, title } = chapterAt(film, frame);
  return `Frame ${frame} of ${film.frames}, chapter ${number}: ${title}`;
}
