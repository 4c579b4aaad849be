import type { Shape } from "#lib/api/shape";
import { findMismatch } from "#src/data/api/check/find-mismatch";
import exhibition from "#src/data/api/shapes/exhibition-list.json";
import { uniqueById } from "#src/data/answers/unique-by-id";
import { type EntryFormat, isRecord } from "#src/data/storage/stored-entry";
import type { OwnStand, Stand } from "../stand";
import { STAND_ID } from "./stand-id";

export interface StoredStands {
  readonly stands: readonly OwnStand[];
  /** Secret for cheers and reports; empty until the first. */
  readonly device: string;
  /** Ids of the stands cheered for on this device, latest last. */
  readonly cheered: readonly string[];
}

/** Length limits of a publication. Schema: content/schema/api/exhibition-change-request.schema.json. */
export const LONGEST = { title: 60, author: 30 } as const;

/** Stored stands must match the schema of the exhibition. */
const STAND = exhibition.properties.list.items as Shape;
const SECRET = /^[A-Za-z0-9_-]{22,64}$/;
const STATES = ["device", "waiting", "public", "rejected"] as const;

/** Limits that no visitor reaches; the rest is foreign. */
const MOST = { stands: 2000, cheered: 10_000 } as const;

export const STORED_STANDS: EntryFormat<StoredStands> = {
  key: "shelf",
  version: 1,
  read: ({ stands, device, cheered }) => ({
    stands: readStands(stands),
    device: isText(device, SECRET) ? device : "",
    cheered: Array.isArray(cheered)
      ? [...new Set(cheered.slice(-MOST.cheered).filter((id) => isText(id, STAND_ID)))]
      : [],
  }),
  write: toStored,
};

function readStands(list: unknown): OwnStand[] {
  if (!Array.isArray(list)) return [];
  return uniqueById(list.slice(0, MOST.stands).flatMap((stand) => readStand(stand) ?? []));
}

/** All fields but the author are required: without its secret or its document a stand is useless. */
function readStand(found: unknown): OwnStand | undefined {
  if (!isRecord(found)) return undefined;
  const { id, token, title, author, unit, document, created } = found;
  const stand = { id, title, unit, document, created, cheers: 0 };
  const state = STATES.find((one) => one === found["state"]);
  const read = [{ ...stand, author }, stand].find((one) => !findMismatch(STAND, one));
  if (!read || !isText(token, SECRET) || !state) return undefined;
  const status = found["isUnanswered"] === true ? "sent" : state;
  return { ...(read as typeof read & Stand), token, status };
}

/** Stored format: a sent stand is stored as waiting and unanswered. */
function toStored({ stands, ...entry }: StoredStands): object {
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

const isText = (value: unknown, pattern: RegExp): value is string =>
  typeof value === "string" && pattern.test(value);
