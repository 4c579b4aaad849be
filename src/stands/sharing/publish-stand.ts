import type { ExhibitionPublish, ExhibitionPublished, UnitId } from "#content/types";
import { newSecret } from "#src/data/browser/new-secret";
import { ApiError } from "#src/data/api/api-error";
import type { ContentChanges } from "#src/data/api/content-api";
import type { Shelf, ShelfState, ShelvedStand } from "../my-stands/shelf";
import { standIdOf } from "../my-stands/stand-id";

/** What a visitor says of a stand that is published, or hung on the device. */
export interface Publication {
  readonly title: string;
  readonly author?: string | undefined;
  readonly unit: UnitId;
  /** As `encodeStand` gives it. */
  readonly document: string;
}

/** What became of a publication. */
export type PublishResult =
  | { readonly type: "answered"; readonly stand: ShelvedStand; readonly isKept: boolean }
  /** Nobody knows whether it arrived; it is on the shelf, and sent again it is the same stand. */
  | { readonly type: "unanswered"; readonly stand: ShelvedStand; readonly isKept: boolean }
  /** It is not in the exhibition, and no longer on the shelf. */
  | { readonly type: "refused"; readonly error: unknown };

type Send = ContentChanges["changeExhibition"];

/**
 * A publication as it goes on the shelf before it is sent, with the secret that lets the device withdraw it
 * and the id that follows from that, so that an answer that is lost loses nothing.
 * @throws Error on a page that was not fetched securely
 */
export async function newPublication(
  publication: Publication,
  now: Date,
  token = newSecret(),
): Promise<ShelvedStand> {
  const id = await standIdOf(token);
  const created = timeOf(now);
  return { ...publication, id, token, created, state: "waiting", isUnanswered: true };
}

/** Hangs a stand on this device only, where the host keeps no exhibition. Gives whether it is stored. */
export function hangHere(shelf: Shelf, publication: Publication, now: Date) {
  const local = { id: newSecret(), token: newSecret(), created: timeOf(now) };
  const stand: ShelvedStand = { ...publication, ...local, state: "device" };
  return { stand, isKept: shelf.put(stand) };
}

/** Sends a stand, which is on the shelf from before it is sent. Sent again, it is the same. Never rejects. */
export async function publishStand(
  shelf: Shelf,
  stand: ShelvedStand,
  send: Send,
): Promise<PublishResult> {
  const isFirst = shelf.stands.every(({ id }) => id !== stand.id);
  const isKept = shelf.put(stand);
  try {
    const answer = await sendOnce(stand, send);
    const { isUnanswered: _, ...rest } = stand;
    const answered = { ...rest, id: answer.id, state: answer.state };
    if (answer.id !== stand.id) shelf.remove(stand.id);
    return { type: "answered", stand: answered, isKept: shelf.put(answered) };
  } catch (error) {
    if (!isDropped(stand, isFirst, error)) return { type: "unanswered", stand, isKept };
    shelf.remove(stand.id);
    return { type: "refused", error };
  }
}

/**
 * Asks where a stand that arrived has got to, which only its maker can: sent again it is the same. Changes
 * nothing on the shelf.
 * @throws ApiError if there is no answer, or a refusal
 */
export async function askState(stand: ShelvedStand, send: Send): Promise<ShelfState> {
  const { state } = await sendOnce(stand, send);
  return state;
}

async function sendOnce(stand: ShelvedStand, send: Send): Promise<ExhibitionPublished> {
  const answer = await send(requestOf(stand), { quiet: true });
  if (answer.action !== "publish") throw new ApiError("wrong-shape");
  return answer;
}

function requestOf({ title, author, unit, document, token }: ShelvedStand): ExhibitionPublish {
  return { action: "publish", title, ...(author && { author }), unit, document, token };
}

/** Statuses of calls that may have arrived by an earlier attempt: out of time, and too many of them. */
const MAYBE = new Set([408, 429]);

/**
 * Whether a stand, and the only secret that withdraws it, may be forgotten. An earlier sending may have
 * arrived: then a refusal counts only in the words of the server, since a proxy before it knows of nothing.
 */
function isDropped({ isUnanswered }: ShelvedStand, isFirst: boolean, error: unknown): boolean {
  if (!isRefusal(error)) return false;
  return isFirst || (isUnanswered === true && error.msg !== "");
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
