import { chunkBytes } from "./embedded-text";

/** Puts byte arrays together. */
export const bytesOf = (...parts: readonly (Uint8Array | readonly number[])[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => [...part]));

export const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
export const HEADER = chunkBytes("IHDR", Uint8Array.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]));
const DATA = chunkBytes("IDAT", Uint8Array.from([120, 156, 99, 0, 0, 0, 2, 0, 1]));
export const END = chunkBytes("IEND", new Uint8Array());

/** A PNG of one pixel, with chunks after its header. */
export const pngWith = (...chunks: readonly (Uint8Array | readonly number[])[]): Uint8Array =>
  bytesOf(SIGNATURE, HEADER, ...chunks, DATA, END);
