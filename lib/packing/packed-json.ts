import { fromBase64url, toBase64url } from "./base64url";
import { endsAlphanumeric, alternativeCodes } from "./link-code";

const PACKED = /^[A-Za-z0-9_-]+$/;

/** Reason why a packed text cannot be read. "cut-off": its end is missing. */
export type PackFault = "unreadable" | "cut-off" | "too-large";

/** The unpacked value, or the reason why there is none. */
export type Unpacked =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly fault: PackFault };

/** Size limits, in characters or bytes, of the packed text and of its JSON. */
export interface PackLimits {
  readonly packed: number;
  readonly json: number;
}

/**
 * Packs JSON: deflated, then base64url without padding, ending in a letter or a digit. Browsers may pack the same value
 * differently.
 */
export async function packJson(value: unknown): Promise<string> {
  for (let json = JSON.stringify(value); ; json += " ") {
    const bytes = new TextEncoder().encode(json);
    const packed = await transform(bytes, new CompressionStream("deflate-raw"), Infinity);
    const text = toBase64url(packed.bytes);
    if (endsAlphanumeric(text)) return text;
  }
}

/** Unpacks a text of {@link packJson}, even if hyphens and underscores at its end were lost or added. Never rejects. */
export async function unpackJson(packed: string, most: PackLimits): Promise<Unpacked> {
  if (packed.length > most.packed) return { ok: false, fault: "too-large" };
  if (!PACKED.test(packed)) return { ok: false, fault: "unreadable" };
  const first = await unpack(packed, most.json);
  if (first.ok || first.fault === "too-large") return first;
  for (const spelling of alternativeCodes(packed)) {
    const found = await unpack(spelling, most.json);
    if (found.ok) return found;
  }
  return first;
}

async function unpack(text: string, most: number): Promise<Unpacked> {
  try {
    const found = await transform(
      fromBase64url(text),
      new DecompressionStream("deflate-raw"),
      most,
    );
    if (found.end !== "whole") return { ok: false, fault: found.end };
    const json = new TextDecoder("utf-8", { fatal: true }).decode(found.bytes);
    return { ok: true, value: JSON.parse(json) };
  } catch {
    return { ok: false, fault: "unreadable" };
  }
}

/** Bytes from a stream; `end` is "whole" if these are all. */
interface StreamResult {
  readonly bytes: Uint8Array;
  readonly end: "whole" | PackFault;
}

/** Sends bytes through a stream, and stops once more than `most` came out. */
async function transform(
  bytes: Uint8Array,
  stream: CompressionStream | DecompressionStream,
  most: number,
): Promise<StreamResult> {
  const writer = stream.writable.getWriter();
  let isWritten = false;
  const writing = writer.write(bytes as BufferSource).then(() => {
    isWritten = true;
    return writer.close();
  });
  // The reader reports the same error.
  writing.catch(() => undefined);
  const reader = (stream.readable as ReadableStream<Uint8Array>).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  const joinedBytes = () => Uint8Array.from(parts.flatMap((part) => [...part]));
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parts.push(part.value);
      length += part.value.length;
      if (length > most) {
        reader.cancel().catch(() => undefined);
        return { bytes: joinedBytes(), end: "too-large" };
      }
    }
  } catch (error) {
    // Browsers return the bytes that are right, and then say that the rest is missing. Node returns all, and names the
    // fault.
    const { code = "Z_BUF_ERROR" } = Object(error) as { code?: string };
    const isCutOff = isWritten && code === "Z_BUF_ERROR";
    return { bytes: joinedBytes(), end: isCutOff ? "cut-off" : "unreadable" };
  }
  return { bytes: joinedBytes(), end: "whole" };
}
