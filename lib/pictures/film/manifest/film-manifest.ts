import type { PictureFormat as FilmFormat } from "../../../images/types";
import { HASH_DIGITS } from "../../../text/hash-digits";

export type { FilmFormat };

/**
 * The editions of the film. Each has all 105 pictures.
 * - `desktop`: 16:9, 960 × 540.
 * - `landscape`: 16:9, 480 × 270, for a phone that lies on its side, and for visitors who save data. The
 *   only one with WebP files besides, for browsers without AVIF.
 * - `phone`: 4:5, 480 × 600, drawn for a phone that stands upright: the camera is the same, and sees
 *   more above and below, less at the sides. For coarse screens and for visitors who save data.
 * - `phoneSharp`: the same, 720 × 900, where the canvas has more pixels of the device than that.
 */
export type FilmEdition = "desktop" | "landscape" | "phone" | "phoneSharp";

/** One of the five pictures besides the frames, in one edition. */
export interface StillFile {
  width: number;
  height: number;
  /** Address without its format: `/pictures/playmovie-star-640.1a2b3c4d`. */
  stem: string;
  /** Formats that there are, best first. */
  formats: FilmFormat[];
}

/** All frames of an edition. {@link frameAddress} makes addresses of it. */
export interface FrameFiles {
  /** Pixels of every frame. */
  width: number;
  height: number;
  /**
   * What stands before and behind the number of a frame in its address:
   * `/pictures/playmovie-` `007` `-960.` `1a2b3c4d` `.avif`.
   */
  before: string;
  behind: string;
  /** Eight digits for each frame, one frame after the other. */
  digests: string;
  /** Formats that there are, best first. */
  formats: FilmFormat[];
  /** Bytes of all frames and stills of the edition in each format, for those who are asked to wait. */
  bytes: Partial<Record<FilmFormat, number>>;
}

/**
 * Everything that the preloader and the player need to know of the pictures: a JSON file whose
 * address is `film.manifest` in GraphQL and holds a hash of its content, so it may be kept forever.
 * It is about 4 kB; the page itself carries none of the addresses.
 *
 * To load an edition: its `frames.digests` (100 of them) by `frameAddress`, and its five `stills` by
 * `stillAddress`: 105 pictures. All addresses are from the site’s root.
 * Chapters (title, caption, frames) are in GraphQL, `allFilmChapter`, and not in here.
 */
export interface FilmManifest {
  /** Raised when the meaning of a property changes. */
  version: 1;
  /** Number of frames, 100. */
  frames: number;
  /** Number of pictures in an edition, 105. */
  total: number;
  editions: Record<
    FilmEdition,
    {
      frames: FrameFiles;
      stills: {
        /** The closed curtain in a spotlight, with room for a progress bar: load it first. */
        curtain: StillFile;
        /** The title, for before the film is started. */
        title: StillFile;
        /** The poster, 3:4, to be kept when the film has been seen: `jpg` is the file to save. */
        poster: StillFile;
        /** The badge for whoever finds the hidden star; transparent. */
        star: StillFile;
        /** A ticket for whoever saw the film to the end; transparent. */
        ticket: StillFile;
      };
    }
  >;
  /**
   * Where the hidden star is while it peeps out: middle and radius as shares of the frame (of its
   * width, its height, its width) in both shapes. Make what can be pressed larger: it is small.
   */
  star: { frame: number; wide: [number, number, number]; tall: [number, number, number] }[];
}

/** The address of a frame, 1 to `manifest.frames`. */
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

/** The address of a still in one of its formats. */
export const stillAddress = ({ stem }: Pick<StillFile, "stem">, format: FilmFormat): string =>
  `${stem}.${format}`;
