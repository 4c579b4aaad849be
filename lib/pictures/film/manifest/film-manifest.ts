import type { PictureFormat as FilmFormat } from "../../../images/types";
import { HASH_DIGITS } from "../../../text/hash-digits";

export type { FilmFormat };

/**
 * Editions of the film, each with all 105 pictures:
 * - `desktop`: 16:9, 960 × 540.
 * - `landscape`: 16:9, 480 × 270, for phones in landscape and visitors who save data. The only one with WebP too, for
 * browsers without AVIF.
 * - `phone`: 4:5, 480 × 600, drawn for phones in portrait: the same camera sees more above and below, less at the
 * sides. For low-density screens and visitors who save data.
 * - `phoneSharp`: the same, 720 × 900, if the canvas has more device pixels than that.
 */
export type FilmEdition = "desktop" | "landscape" | "phone" | "phoneSharp";

export interface StillFile {
  width: number;
  height: number;
  /** Address without its format: `/pictures/playmovie-star-640.1a2b3c`. */
  stem: string;
  /** Available formats, best first. */
  formats: FilmFormat[];
}

/** All frames of an edition; {@link frameAddress} makes their addresses. */
export interface FrameFiles {
  width: number;
  height: number;
  /** Parts of a frame's address around its number: `/pictures/playmovie-` `007` `-960.` `1a2b3c` `.avif`. */
  before: string;
  behind: string;
  /** `HASH_DIGITS` digits for each frame, concatenated. */
  digests: string;
  formats: FilmFormat[];
  /** Bytes of all frames and stills of the edition by format, for a download notice. */
  bytes: Partial<Record<FilmFormat, number>>;
}

/**
 * Data for the preloader and the player of the film: a JSON file of about 4 kB, so that the page has none of the
 * addresses. Its own address, `film.manifest` in GraphQL, contains a hash. To load an edition, load its 100 frames by
 * `frameAddress` and its five `stills` by `stillAddress`. Addresses are from the site’s root. GraphQL's
 * `allFilmChapter` has the chapters (title, caption, frames).
 */
export interface FilmManifest {
  /** Increased when the meaning of a property changes. */
  version: 1;
  frames: number;
  /** Number of frames and stills of each edition. */
  total: number;
  editions: Record<
    FilmEdition,
    {
      frames: FrameFiles;
      stills: {
        curtain: StillFile;
        title: StillFile;
        /** The poster, 3:4, offered after the end: `jpg` is the file to save. */
        poster: StillFile;
        /** The badge for finding the hidden star; transparent. */
        star: StillFile;
        /** A ticket for seeing the film to the end; transparent. */
        ticket: StillFile;
      };
    }
  >;
  /**
   * Position of the hidden star while visible: centre and radius as fractions of the frame (of its width, its height,
   * its width) in both shapes. It is small, so make its button larger.
   */
  star: { frame: number; wide: [number, number, number]; tall: [number, number, number] }[];
}

/** Address of a frame, 1 to `manifest.frames`. */
export function frameAddress(
  { editions }: Pick<FilmManifest, "editions">,
  edition: FilmEdition,
  frame: number,
  format: FilmFormat,
): string {
  const { before, behind, digests } = editions[edition].frames;
  const digest = digests.slice((frame - 1) * HASH_DIGITS, frame * HASH_DIGITS);
  return `${before}${String(frame).padStart(3, "0")}${behind}${digest}.${format}`;
}

export const stillAddress = ({ stem }: Pick<StillFile, "stem">, format: FilmFormat): string =>
  `${stem}.${format}`;
