import {
  type FilmEdition,
  type FilmFormat,
  type FilmManifest,
  frameAddress,
  stillAddress,
} from "#lib/pictures/film/manifest/film-manifest";
import type { Reel } from "./reel";

interface Display {
  readonly isTall: boolean;
  /** True if the window is so low that small pictures suffice. */
  readonly isLow: boolean;
  readonly savesData: boolean;
  readonly pixels: number;
  /** A picture chosen by this browser, which shows a format that it supports. */
  readonly example: string;
}

/** With data saving, one picture is loaded per this many frames. */
const SAVING_INTERVAL = 5;

const STILLS = ["curtain", "title", "poster", "star", "ticket"] as const;

/**
 * Validates a manifest.
 * @throws if this version of the page cannot read it
 */
export function manifestIn(answer: unknown): FilmManifest {
  const manifest = answer as FilmManifest | null;
  if (manifest?.version !== 1) throw new Error("There is no list of the film's pictures.");
  return manifest;
}

/**
 * Pictures for a browser: in the best supported format, no larger than needed; with data saving every fifth frame and
 * the last.
 */
export function chooseReel(manifest: FilmManifest, display: Display): Reel {
  const format = formatOf(display.example);
  // The only size with a fallback for browsers without AVIF.
  const edition = format === "avif" ? editionFor(display) : "landscape";
  const { frames, stills } = manifest.editions[edition];
  const shape = edition === "phone" || edition === "phoneSharp" ? "tall" : "wide";
  const framesPerPicture = display.savesData ? SAVING_INTERVAL : 1;
  const framePictures = Math.floor(manifest.frames / framesPerPicture);
  const addresses = Array.from({ length: framePictures }, (_, index) =>
    frameAddress(manifest, edition, (index + 1) * framesPerPicture, format),
  );
  return {
    names: [...addresses, ...STILLS.map((name) => stillAddress(stills[name], format))],
    framePictures,
    framesPerPicture,
    size: { width: frames.width, height: frames.height },
    curtain: stillAddress(stills.curtain, format),
    star: new Map(manifest.star.map((one) => [one.frame, one[shape]])),
  };
}

/** Width of the canvas in pixels up to which pictures of 480 look sharp. */
const SMALL_PICTURE_WIDTH = 560;

function editionFor(display: Display): FilmEdition {
  const { isTall, isLow, savesData, pixels } = display;
  const isSmall = isLow || savesData;
  const isSharp = !isSmall && pixels > SMALL_PICTURE_WIDTH;
  if (isTall) return isSharp ? "phoneSharp" : "phone";
  return isSmall ? "landscape" : "desktop";
}

const formatOf = (address: string): FilmFormat => (address.endsWith(".avif") ? "avif" : "webp");
