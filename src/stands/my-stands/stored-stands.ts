import { isUnit } from "#lib/stand/document/restore";
import { LONGEST_LINK } from "#lib/stand/document/limits";
import { isRecord } from "#src/data/storage/stored-entry";
import type { EntryFormat } from "#src/data/storage/stored-entry";
import type { OwnStand } from "../stand";
import { STAND_ID } from "./stand-id";

/** What a device keeps of the exhibition. */
export interface StoredStands {
  /** The newest first. */
  readonly stands: readonly OwnStand[];
  /** Secret that cheers and reports are counted by; empty until there was one. */
  readonly device: string;
  /** Ids of the stands that this device has cheered for, the latest last. */
  readonly cheered: readonly string[];
}

/** Longest texts of a publication. Schema: content/schema/api/exhibition-change-request.schema.json. */
export const LONGEST = { title: 60, author: 30 } as const;

const SECRET = /^[A-Za-z0-9_-]{22,64}$/;
const DOCUMENT = /^[A-Za-z0-9_-]+$/;
const LINE = /^\S(?:.*\S)?$/u;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;
const STATES = ["device", "waiting", "public", "rejected"] as const;

/** More than anybody makes or cheers for; what is beyond was not written by us. */
const MOST = { stands: 2000, cheered: 10_000 } as const;

export const STORED_STANDS: EntryFormat<StoredStands> = {
  key: "shelf",
  version: 1,
  read: ({ stands, device, cheered }) => ({
    stands: readStands(stands),
    device: isText(device, SECRET, 64) ? device : "",
    cheered: Array.isArray(cheered)
      ? [...new Set(cheered.slice(-MOST.cheered).filter((id) => isText(id, STAND_ID, 40)))]
      : [],
  }),
  write: asStored,
};

function readStands(list: unknown): OwnStand[] {
  if (!Array.isArray(list)) return [];
  const found = list.slice(0, MOST.stands).flatMap((stand) => readStand(stand) ?? []);
  return [...new Map(found.toReversed().map((stand) => [stand.id, stand])).values()].toReversed();
}

/** A stand needs all of its fields, but for the name: without its secret or its drawing it is of no use. */
function readStand(found: unknown): OwnStand | undefined {
  if (!isRecord(found)) return undefined;
  const { id, token, title, author, unit, document, created } = found;
  const state = STATES.find((one) => one === found["state"]);
  const isWhole =
    isText(id, STAND_ID, 40) &&
    isText(token, SECRET, 64) &&
    isText(title, LINE, LONGEST.title * 2) &&
    isUnit(unit) &&
    isText(document, DOCUMENT, LONGEST_LINK) &&
    isText(created, TIME, 20) &&
    !Number.isNaN(Date.parse(created));
  if (!isWhole || !state) return undefined;
  return {
    id,
    token,
    title,
    ...(isText(author, LINE, LONGEST.author * 2) && { author }),
    unit,
    document,
    created,
    cheers: 0,
    status: found["isUnanswered"] === true ? "sent" : state,
  };
}

/** The entry as devices have always kept it: one that was sent waits, unanswered. */
function asStored({ stands, ...entry }: StoredStands): object {
  return {
    ...entry,
    stands: stands.map((own) => {
      const { status, cheers: _, drawing: __, ...stand } = own;
      return status === "sent"
        ? { ...stand, state: "waiting", isUnanswered: true }
        : { ...stand, state: status };
    }),
  };
}

/** @param most UTF-16 units: a character may have two */
const isText = (value: unknown, pattern: RegExp, most: number): value is string =>
  typeof value === "string" && value.length <= most && pattern.test(value);
