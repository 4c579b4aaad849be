import type { ExhibitionPublish, ExhibitionPublished } from "#content/types";
import { newSecret } from "#src/data/browser/new-secret";
import { ApiError } from "#src/data/api/api-error";
import type { ContentApi } from "#src/data/api/content-api";
import type { MyStands } from "../my-stands/my-stands";
import { standIdOf } from "../my-stands/stand-id";
import type { OwnStand, Stand, StandStatus } from "../stand";

/** What a visitor says of a stand that is published, or hung on the device. */
export type Publication = Pick<Stand, "title" | "author" | "unit" | "document">;

export interface KeptStand {
  readonly stand: OwnStand;
  readonly isKept: boolean;
}

type Send = ContentApi["changeExhibition"];

/**
 * A publication as it is kept before it is sent, with the secret that lets the device withdraw it
 * and the id that follows from that, so that an answer that is lost loses nothing.
 * @throws Error on a page that was not fetched securely
 */
export async function newPublication(publication: Publication, now: Date): Promise<OwnStand> {
  const token = newSecret();
  return ownStand(publication, now, { id: await standIdOf(token), token, status: "sent" });
}

/** Hangs a stand on this device only, where the host keeps no exhibition. */
export function hangHere(myStands: MyStands, publication: Publication, now: Date): KeptStand {
  const own = { id: newSecret(), token: newSecret(), status: "device" } as const;
  const stand = ownStand(publication, now, own);
  return { stand, isKept: myStands.put(stand) };
}

const ownStand = (
  publication: Publication,
  now: Date,
  own: Pick<OwnStand, "id" | "token" | "status">,
): OwnStand => ({
  ...publication,
  ...own,
  // In UTC, to the second.
  created: `${now.toISOString().slice(0, 19)}Z`,
  cheers: 0,
});

/**
 * Sends a stand, which is kept from before it is sent. Where no answer comes nobody knows whether it arrived: it stays,
 * and sent again it is the same.
 * @throws why it was refused; then it is not in the exhibition, and no longer kept
 */
export async function publishStand(
  myStands: MyStands,
  stand: OwnStand,
  send: Send,
): Promise<KeptStand> {
  const isFirst = myStands.stands.every(({ id }) => id !== stand.id);
  const isKept = myStands.put(stand);
  try {
    const answer = await sendOnce(stand, send);
    const answered: OwnStand = { ...stand, id: answer.id, status: answer.state };
    if (answer.id !== stand.id) myStands.remove(stand.id);
    return { stand: answered, isKept: myStands.put(answered) };
  } catch (error) {
    if (!isDropped(stand, isFirst, error)) return { stand, isKept };
    myStands.remove(stand.id);
    throw error;
  }
}

/** Asks where a stand that arrived has got to, which only its maker can: sent again it is the same. @throws ApiError */
export const askStatus = async (stand: OwnStand, send: Send): Promise<StandStatus> =>
  (await sendOnce(stand, send)).state;

async function sendOnce(stand: OwnStand, send: Send): Promise<ExhibitionPublished> {
  const { title, author, unit, document, token } = stand;
  const request: ExhibitionPublish = {
    action: "publish",
    title,
    ...(author && { author }),
    unit,
    document,
    token,
  };
  const answer = await send(request, { background: true });
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
