import { toBase64url } from "#lib/packing/base64url";

/** Format of a stand's id. Schema: content/schema/api/exhibition-list.schema.json. */
export const STAND_ID = /^[A-Za-z0-9_-]{8,40}$/;

const ID_LENGTH = 22;

/**
 * Id of the stand published with a secret, derived as on the server (server/live/exhibition/stand-id.ts), so that the
 * device knows it even if the answer is lost.
 * @throws Error on insecure pages, which have no `crypto.subtle`
 */
export async function standIdOf(token: string): Promise<string> {
  const bytes = new TextEncoder().encode(`stand\n${token}`);
  const hash = await crypto.subtle.digest("SHA-256", bytes);
  return toBase64url(new Uint8Array(hash)).slice(0, ID_LENGTH).replace(/^-/, "_");
}
