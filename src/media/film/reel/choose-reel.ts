import {
  type FilmEdition,
  type FilmFormat,
  type FilmManifest,
  frameAddress,
  stillAddress,
} from "#lib/pictures/film/manifest/film-manifest";
import type { Reel } from "./reel";

interface Showing {
  /** Whether the screen is upright, as it is on phones. */
  readonly isTall: boolean;
  /** Whether small pictures will do: the window is low. */
  readonly isLow: boolean;
  readonly savesData: boolean;
  readonly pixels: number;
  /** A picture of the page as this browser has chosen it: its format is one that it knows. */
  readonly example: string;
}

/** Of how many frames one is loaded for those who save data. */
const SPARING = 5;

const STILLS = ["curtain", "title", "poster", "star", "ticket"] as const;

/** The list of the film's pictures that an address gave. @throws if it is none that this page knows */
export function manifestIn(answer: unknown): FilmManifest {
  const manifest = answer as FilmManifest | null;
  if (manifest?.version !== 1) throw new Error("There is no list of the film's pictures.");
  return manifest;
}

/**
 * The pictures that suit a browser: in the best format that it knows, no larger than it needs them; of the
 * frames, for those who save data, every fifth, the last among them.
 */
export function chooseReel(manifest: FilmManifest, showing: Showing): Reel {
  const known = formatOf(showing.example);
  // The one edition that is there for browsers without AVIF too.
  const edition = known === "avif" ? editionFor(showing) : "landscape";
  const { frames, stills } = manifest.editions[edition];
  const shape = edition === "phone" || edition === "phoneSharp" ? "tall" : "wide";
  const every = showing.savesData ? SPARING : 1;
  const count = Math.floor(manifest.frames / every);
  const addresses = Array.from({ length: count }, (_, place) =>
    frameAddress(manifest, edition, (place + 1) * every, known),
  );
  return {
    names: [...addresses, ...STILLS.map((name) => stillAddress(stills[name], known))],
    count,
    every,
    size: { width: frames.width, height: frames.height },
    curtain: stillAddress(stills.curtain, known),
    star: new Map(manifest.star.map((one) => [one.frame, one[shape]])),
  };
}

/** Up to this many pixels of the canvas a frame of 480 is not seen to be blown up. */
const COARSE = 560;

function editionFor(showing: Showing): FilmEdition {
  const { isTall, isLow, savesData, pixels } = showing;
  const isSmall = isLow || savesData;
  const isSharp = !isSmall && pixels > COARSE;
  if (isTall) return isSharp ? "phoneSharp" : "phone";
  return isSmall ? "landscape" : "desktop";
}

const formatOf = (address: string): FilmFormat => (address.endsWith(".avif") ? "avif" : "webp");
