import type { ExhibitionPublished } from "#content/types";
import { utcSecond } from "#lib/calendar/utc-second";
import { endsWell } from "#lib/packing/link-code";
import { newSecret } from "#src/data/browser/new-secret";
import { ApiError } from "#src/data/api/api-error";
import type { ContentApi } from "#src/data/api/content-api";
import type { MyStands } from "../store/my-stands";
import { standIdOf } from "../store/stand-id";
import type { OwnStand, Stand } from "../stand";

/** A stand with a visitor’s words for it, to be published or hung on the device. */
export type Publication = Pick<Stand, "title" | "author" | "unit" | "document">;

type Send = ContentApi["changeExhibition"];

/** A publication as it is kept where the host keeps no exhibition: it hangs on this device only. */
export const deviceStand = (publication: Publication, now: Date): OwnStand => ({
  ...publication,
  id: newSecret(),
  token: newSecret(),
  created: utcSecond(now),
  cheers: 0,
  status: "device",
});

/**
 * A publication as it is kept before it is sent, with the secret that lets the device withdraw it
 * and the id that follows from that, so that an answer that is lost loses nothing.
 * @throws Error on a page that was not fetched securely
 */
export async function newPublication(publication: Publication, now: Date): Promise<OwnStand> {
  for (;;) {
    const stand = deviceStand(publication, now);
    const id = await standIdOf(stand.token);
    // The id ends the address of the stand.
    if (endsWell(id)) return { ...stand, id, status: "sent" };
  }
}

/**
 * Sends a stand, which is kept from before it is sent. Without an answer it may have arrived: it stays, and sent again it
 * is the same.
 * @throws why it was refused; then it is not in the exhibition, and no longer kept
 */
export async function publishStand(myStands: MyStands, stand: OwnStand, send: Send): Promise<void> {
  const isFirst = myStands.stands.every(({ id }) => id !== stand.id);
  myStands.put(stand);
  try {
    const { id, state } = await sendOnce(stand, send);
    if (id !== stand.id) myStands.remove(stand.id);
    myStands.put({ ...stand, id, status: state });
  } catch (error) {
    if (!isDropped(stand, isFirst, error)) return;
    myStands.remove(stand.id);
    throw error;
  }
}

/** Sends a stand; the answer says where it has got to: sent again it is the same. @throws ApiError */
export async function sendOnce(stand: OwnStand, send: Send): Promise<ExhibitionPublished> {
  const { title, author, unit, document, token } = stand;
  const publication = { title, ...(author && { author }), unit, document };
  const answer = await send({ action: "publish", ...publication, token }, { background: true });
  if (answer.action !== "publish") throw new ApiError("wrong-shape");
  return answer;
}

/** Statuses of calls that may have arrived by an earlier attempt: out of time, and too many of them. */
const MAYBE = new Set([408, 429]);

/** Whether a stand may be forgotten. It may have arrived earlier: then only the server's own words count, not a proxy's. */
const isDropped = ({ status }: OwnStand, isFirst: boolean, error: unknown): boolean =>
  isRefusal(error) && (isFirst || (status === "sent" && error.msg !== ""));

/** Whether a failed call has surely published nothing. */
function isRefusal(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  const { kind, status = 0 } = error;
  const isFromServer = kind === "status" || kind === "refused";
  const isSure = isFromServer && status >= 400 && status < 500 && !MAYBE.has(status);
  return kind === "no-functions" || isSure;
}
