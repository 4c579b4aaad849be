import type { ExhibitionPublish, ExhibitionPublished } from "#content/types";
import { newSecret } from "#src/data/browser/new-secret";
import { ApiError } from "#src/data/api/api-error";
import type { ContentApi } from "#src/data/api/content-api";
import type { MyStands } from "../my-stands/my-stands";
import { standIdOf } from "../my-stands/stand-id";
import type { OwnStand, Stand, StandStatus } from "../stand";

/** What a visitor says of a stand that is published, or hung on the device. */
export type Publication = Pick<Stand, "title" | "author" | "unit" | "document">;

/** A stand of this device, and whether the browser stores it. */
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
export async function newPublication(
  publication: Publication,
  now: Date,
  token = newSecret(),
): Promise<OwnStand> {
  const id = await standIdOf(token);
  const created = timeOf(now);
  return { ...publication, id, token, created, cheers: 0, status: "sent" };
}

/** Hangs a stand on this device only, where the host keeps no exhibition. */
export function hangHere(myStands: MyStands, publication: Publication, now: Date): KeptStand {
  const local = { id: newSecret(), token: newSecret(), created: timeOf(now) };
  const stand: OwnStand = { ...publication, ...local, cheers: 0, status: "device" };
  return { stand, isKept: myStands.put(stand) };
}

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

/**
 * Asks where a stand that arrived has got to, which only its maker can: sent again it is the same. Changes
 * nothing on the myStands.
 * @throws ApiError if there is no answer, or a refusal
 */
export async function askStatus(stand: OwnStand, send: Send): Promise<StandStatus> {
  const { state } = await sendOnce(stand, send);
  return state;
}

async function sendOnce(stand: OwnStand, send: Send): Promise<ExhibitionPublished> {
  const answer = await send(requestOf(stand), { quiet: true });
  if (answer.action !== "publish") throw new ApiError("wrong-shape");
  return answer;
}

function requestOf({ title, author, unit, document, token }: OwnStand): ExhibitionPublish {
  return { action: "publish", title, ...(author && { author }), unit, document, token };
}

/** Statuses of calls that may have arrived by an earlier attempt: out of time, and too many of them. */
const MAYBE = new Set([408, 429]);

/**
 * Whether a stand, and the only secret that withdraws it, may be forgotten. An earlier sending may have
 * arrived: then a refusal counts only in the words of the server, since a proxy before it knows of nothing.
 */
function isDropped({ status }: OwnStand, isFirst: boolean, error: unknown): boolean {
  if (!isRefusal(error)) return false;
  return isFirst || (status === "sent" && error.msg !== "");
}

/** Whether a failed call has surely published nothing. */
function isRefusal(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  const { kind, status = 0 } = error;
  if (kind === "no-functions") return true;
  const isFromServer = kind === "status" || kind === "refused";
  return isFromServer && status >= 400 && status < 500 && !MAYBE.has(status);
}

/** In UTC, to the second. */
const timeOf = (now: Date): string => `${now.toISOString().slice(0, 19)}Z`;
