import type { FlowerStand } from "../../../content/types";
import { compacted, expanded } from "./compact";
import { LONGEST_JSON, LONGEST_LINK, LONGEST_PACKED } from "./limits";
import { type KnownParts, type Restored, restore } from "./restore";
import { OwnPictureError } from "./own-picture-error";

const LINK = /^[A-Za-z0-9_-]+$/;

/**
 * A stand as it stands in a link and in the exhibition: the short list in JSON, deflated, in base64url
 * without padding. The same stand may be packed otherwise by another browser. With more than 2,000
 * ideographs on it, it may be longer than LONGEST_LINK: then it can be in a file, but in no link.
 * @throws OwnPictureError
 */
export async function encodeStand(stand: FlowerStand): Promise<string> {
  if (stand.layers.some(({ kind }) => kind === "own")) throw new OwnPictureError();
  return encodeAny(stand);
}

/** As {@link encodeStand}, for files that stay with the visitor: own pictures may be on it, and much text. */
export async function encodeAny(stand: FlowerStand): Promise<string> {
  const text = JSON.stringify(compacted(stand));
  const bytes = new TextEncoder().encode(text);
  return toBase64url(await through(bytes, new CompressionStream("deflate-raw"), Infinity));
}

/** The stand that a link carries, restored; never rejects. Pictures of somebody's own are left out. */
export async function decodeStand(link: string, known?: KnownParts): Promise<Restored> {
  if (link.length > LONGEST_LINK) return { ok: false, fault: "too-large" };
  const found = await decodeAny(link, known);
  if (!found.ok) return found;
  const layers = found.stand.layers.filter(({ kind }) => kind !== "own");
  return { ok: true, stand: { ...found.stand, layers } };
}

/** As {@link decodeStand}, of what {@link encodeAny} wrote. */
export async function decodeAny(packed: string, known?: KnownParts): Promise<Restored> {
  if (packed.length > LONGEST_PACKED) return { ok: false, fault: "too-large" };
  if (!LINK.test(packed)) return { ok: false, fault: "unreadable" };
  try {
    const unpacking = new DecompressionStream("deflate-raw");
    const bytes = await through(fromBase64url(packed), unpacking, LONGEST_JSON);
    if (!bytes) return { ok: false, fault: "too-large" };
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return restore(expanded(JSON.parse(text)), known);
  } catch {
    return { ok: false, fault: "unreadable" };
  }
}

/** Bytes through a stream; undefined if more than `most` come out, which are not waited for. */
async function through(
  bytes: Uint8Array,
  stream: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array | undefined> {
  const writer = stream.writable.getWriter();
  // What fails here fails for the reader too.
  writer.write(bytes as BufferSource).catch(() => undefined);
  writer.close().catch(() => undefined);
  const reader = (stream.readable as ReadableStream<Uint8Array>).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    length += part.value.length;
    if (length > most) {
      reader.cancel().catch(() => undefined);
      return undefined;
    }
  }
  const all = new Uint8Array(length);
  let end = 0;
  for (const part of parts) {
    all.set(part, end);
    end += part.length;
  }
  return all;
}

function toBase64url(bytes: Uint8Array | undefined): string {
  let binary = "";
  for (const byte of bytes ?? []) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

function fromBase64url(text: string): Uint8Array {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
