import { fromBase64url, toBase64url } from "./base64url";

const PACKED = /^[A-Za-z0-9_-]+$/;

/** What was packed, or why it cannot be read. */
export type Unpacked =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly fault: "unreadable" | "too-large" };

/** How much is looked at, in characters or bytes: of the packed text, and of the JSON in it. */
export interface PackLimits {
  readonly packed: number;
  readonly json: number;
}

/** JSON, deflated, in base64url without padding. Browsers may pack the same value otherwise. */
export async function packJson(value: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const packed = await through(bytes, new CompressionStream("deflate-raw"), Infinity);
  return toBase64url(packed ?? new Uint8Array());
}

/** What {@link packJson} packed; never rejects. */
export async function unpackJson(packed: string, most: PackLimits): Promise<Unpacked> {
  if (packed.length > most.packed) return { ok: false, fault: "too-large" };
  if (!PACKED.test(packed)) return { ok: false, fault: "unreadable" };
  try {
    const unpacking = new DecompressionStream("deflate-raw");
    const bytes = await through(fromBase64url(packed), unpacking, most.json);
    if (!bytes) return { ok: false, fault: "too-large" };
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return { ok: true, value: JSON.parse(text) };
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
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}
