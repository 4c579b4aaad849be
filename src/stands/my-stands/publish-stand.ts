import type { ExhibitionPublished } from "#content/types";
import { utcSecond } from "#lib/calendar/utc-second";
import { endsAlphanumeric } from "#lib/packing/link-code";
import { newSecret } from "#src/data/browser/new-secret";
import { ApiError } from "#src/data/api/api-error";
import type { ContentApi } from "#src/data/api/content-api";
import type { MyStands } from "../store/my-stands";
import { standIdOf } from "../store/stand-id";
import type { OwnStand, Stand } from "../stand";

/** A stand with the visitor’s texts, to publish or to keep on the device. */
export type Publication = Pick<Stand, "title" | "author" | "unit" | "document">;

type SendChange = ContentApi["changeExhibition"];

/** Record of a publication on a host without an exhibition: it stays on this device. */
export const deviceStand = (publication: Publication, now: Date): OwnStand => ({
  ...publication,
  id: newSecret(),
  token: newSecret(),
  created: utcSecond(now),
  cheers: 0,
  status: "device",
});

/**
 * Record of a publication before it is sent, with the secret to withdraw it and the id derived from that, so a lost
 * answer loses nothing.
 * @throws Error on insecure pages
 */
export async function newPublication(publication: Publication, now: Date): Promise<OwnStand> {
  for (;;) {
    const stand = deviceStand(publication, now);
    const id = await standIdOf(stand.token);
    // The address ends with the id, and messengers may cut off other characters there.
    if (endsAlphanumeric(id)) return { ...stand, id, status: "sent" };
  }
}

/**
 * Sends a stand, which is stored before. Without an answer it stays stored, as it may have arrived; sending it again is
 * idempotent.
 * @throws the reason of a rejection; then it is not in the exhibition, and no longer stored
 */
export async function publishStand(
  myStands: MyStands,
  stand: OwnStand,
  send: SendChange,
): Promise<void> {
  const isFirst = myStands.stands.every(({ id }) => id !== stand.id);
  myStands.put(stand);
  try {
    const { id, state } = await sendOnce(stand, send);
    if (id !== stand.id) myStands.remove(stand.id);
    myStands.put({ ...stand, id, status: state });
  } catch (error) {
    if (!canForget(stand, isFirst, error)) return;
    myStands.remove(stand.id);
    throw error;
  }
}

/**
 * Sends a stand; resolves to its status. Idempotent.
 * @throws ApiError
 */
export async function sendOnce(stand: OwnStand, send: SendChange): Promise<ExhibitionPublished> {
  const { title, author, unit, document, token } = stand;
  const publication = { title, ...(author && { author }), unit, document };
  const answer = await send({ action: "publish", ...publication, token }, { background: true });
  if (answer.action !== "publish") throw new ApiError("wrong-shape");
  return answer;
}

/** Statuses after which an earlier attempt may have arrived: timeout, too many requests. */
const UNCERTAIN = new Set([408, 429]);

/**
 * True if a stand may be forgotten. If it may have arrived before, only a rejection by the server itself counts, not one
 * by a proxy.
 */
const canForget = ({ status }: OwnStand, isFirst: boolean, error: unknown): boolean =>
  isRejection(error) && (isFirst || (status === "sent" && error.msg !== ""));

/** True if a failed call has certainly published nothing. */
function isRejection(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  const { kind, status = 0 } = error;
  const isFromServer = kind === "status" || kind === "refused";
  const isSure = isFromServer && status >= 400 && status < 500 && !UNCERTAIN.has(status);
  return kind === "no-functions" || isSure;
}
