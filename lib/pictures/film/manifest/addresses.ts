import type { FilmEdition, FilmFormat, FilmManifest, StillFile } from "./film-manifest";

const DIGEST = 8;

/** The address of a frame, 1 to `manifest.frames`. */
export function frameAddress(
  { editions }: Pick<FilmManifest, "editions">,
  edition: FilmEdition,
  frame: number,
  format: FilmFormat,
): string {
  const { before, behind, digests } = editions[edition].frames;
  const digest = digests.slice((frame - 1) * DIGEST, frame * DIGEST);
  return `${before}${String(frame).padStart(3, "0")}${behind}${digest}.${format}`;
}

/**
 * The address of a still in a format, or in its last one if it does not have that: the star and the
 * ticket have a PNG where the others have a JPEG.
 */
export function stillAddress({ stem, formats }: StillFile, format: FilmFormat): string {
  return `${stem}.${formats.includes(format) ? format : formats.at(-1)}`;
}
