import type { Database, Row } from "../database/database";
import type { ExhibitionList, ExhibitionStand, UnitId } from "../../../content/types";
import {
  DEFAULT_EXHIBITION_PART,
  type ExhibitionQuery,
  type ExhibitionSort,
} from "../../../lib/api/exhibition-part";
import { Refusal } from "../http/refusal";

const standOf = (row: Row): ExhibitionStand => ({
  id: String(row.id),
  title: String(row.title),
  ...(row.author !== null && { author: String(row.author) }),
  unit: row.unit as UnitId,
  document: String(row.document),
  cheers: Number(row.cheers),
  created: String(row.published),
});

/** How a list is put in order, and what comes after a place in it. */
const ORDERS: Readonly<Record<ExhibitionSort, { by: string; after: string }>> = {
  newest: {
    by: "published DESC, id DESC",
    after: "(published, id) < (:lastPublished, :lastId)",
  },
  cheered: {
    by: "cheers DESC, published DESC, id DESC",
    after: "(cheers, published, id) < (:lastCheers, :lastPublished, :lastId)",
  },
};

/**
 * One part of the list of public stands. It answers as `exhibitionPart` does from a list at hand.
 * @throws Refusal if the cursor is not one of this list
 */
export async function listStands(
  database: Pick<Database, "batch">,
  query: ExhibitionQuery = {},
): Promise<ExhibitionList> {
  const { id, unit, sort = "newest", cursor, size = DEFAULT_EXHIBITION_PART } = query;
  const place = cursor === undefined ? undefined : placeOf(cursor, sort);
  const { by, after } = ORDERS[sort];
  const ofList = [
    // Written out, and not a parameter, so that the indexes of public stands apply.
    "state = 'public'",
    ...(unit === undefined ? [] : ["unit = :unit"]),
    ...(id === undefined ? [] : ["id = :id"]),
  ];
  const ofPart = [...ofList, ...(place ? [after] : [])];
  const args = { ...(unit && { unit }), ...(id && { id }) };
  const [counted, found] = await database.batch(
    [
      { sql: `SELECT COUNT(*) AS total FROM stands WHERE ${ofList.join(" AND ")}`, args },
      {
        sql: `SELECT id, title, author, unit, document, cheers, published FROM stands
          WHERE ${ofPart.join(" AND ")} ORDER BY ${by} LIMIT :limit`,
        // One more tells whether there is a next part.
        args: { ...args, ...place, limit: size + 1 },
      },
    ],
    "read",
  );
  const stands = (found?.rows ?? []).map(standOf);
  const shown = stands.slice(0, size);
  const total = Number(counted?.rows[0]?.total ?? 0);
  const last = shown.at(-1);
  if (!last || stands.length <= size) return { total, list: shown };
  return { total, list: shown, next: cursorOf(last, sort) };
}

const PATTERN = /^(?:(\d{1,15}) )?([0-9TZ:-]{20}) ([A-Za-z0-9_-]{8,40})$/;

/**
 * A cursor says where a part of a list ended by the values themselves that the list is ordered by, and not by which
 * stand it was: the walk goes on from there when that stand is gone or has moved.
 */
export function cursorOf(
  { id, created, cheers }: Pick<ExhibitionStand, "id" | "created" | "cheers">,
  sort: ExhibitionSort,
): string {
  const place = [...(sort === "cheered" ? [cheers] : []), created, id].join(" ");
  return Buffer.from(place).toString("base64url");
}

/**
 * The place that a cursor says, as arguments of the condition for what comes after it.
 * @throws Refusal if it is none, or one of the other list
 */
export function placeOf(cursor: string, sort: ExhibitionSort): Record<string, string | number> {
  const found = PATTERN.exec(Buffer.from(cursor, "base64url").toString("latin1"));
  const [, lastCheers, lastPublished = "", lastId = ""] = found ?? [];
  if (!found || (lastCheers !== undefined) !== (sort === "cheered")) {
    throw new Refusal(400, {
      zh: "參數「cursor」不屬於這個清單。",
      en: "The parameter “cursor” is not one of this list.",
    });
  }
  return { lastPublished, lastId, ...(lastCheers && { lastCheers: Number(lastCheers) }) };
}
