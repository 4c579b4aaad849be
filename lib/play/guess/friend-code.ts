import { fromBase64url, toBase64url } from "../../packing/base64url";

const VERSION = 1;

/** Bytes of a code: version, salt, two of the id, checksum. */
const LENGTH = 5;

const CODE = /^[A-Za-z0-9_-]{1,16}$/;

/** The idol of a code, or the reason why there is none. */
export type ReadCode =
  | { readonly ok: true; readonly id: number }
  | { readonly ok: false; readonly fault: "unreadable" | "cut-off" | "too-new" };

/**
 * A code for an idol that does not give the answer away at a glance. It is not secret.
 * @param salt 0 to 255: an idol has 256 codes
 */
export function friendCode(id: number, salt: number): string {
  const [first, second] = masks(salt);
  const bytes = [VERSION, salt, (id >> 8) ^ first, (id & 255) ^ second];
  return toBase64url(Uint8Array.from([...bytes, checksumOf(bytes)]));
}

/** Decodes a code, even with marks added at its end. Never throws. */
export function readFriendCode(text: string): ReadCode {
  const code = text.replace(/[-_]+$/, "");
  const bytes = CODE.test(code) ? bytesOf(code) : undefined;
  if (!bytes || bytes.length === 0) return { ok: false, fault: "unreadable" };
  const [version = 0, salt = 0, high = 0, low = 0, check] = bytes;
  if (version > VERSION) return { ok: false, fault: "too-new" };
  if (version === VERSION && bytes.length < LENGTH) return { ok: false, fault: "cut-off" };
  const isComplete = bytes.length === LENGTH && check === checksumOf(bytes.slice(0, -1));
  if (version !== VERSION || !isComplete) return { ok: false, fault: "unreadable" };
  const [first, second] = masks(salt);
  return { ok: true, id: ((high ^ first) << 8) | (low ^ second) };
}

function bytesOf(code: string): number[] | undefined {
  try {
    return [...fromBase64url(code)];
  } catch {
    return undefined;
  }
}

/** Masks of the id's two bytes. */
const masks = (salt: number): [number, number] => [
  (salt * 167 + 89) & 255,
  (salt * 73 + 201) & 255,
];

const checksumOf = (bytes: readonly number[]): number =>
  bytes.reduce((sum, byte) => (sum * 31 + byte + 7) & 255, 0);
