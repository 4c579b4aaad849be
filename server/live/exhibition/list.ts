import { sql } from "kysely";
import type { Database } from "../database/database";
import type { ExhibitionList, ExhibitionStand } from "../../../content/types";
import {
  DEFAULT_EXHIBITION_PART,
  type ExhibitionQuery,
  type ExhibitionSort,
} from "../../../lib/api/exhibition-part";
import { RequestError } from "../http/request-error";
import { IS_PUBLIC } from "./stands";

type Row = Omit<ExhibitionStand, "author"> & { readonly author: string | null };

const standOf = ({ author, ...stand }: Row): ExhibitionStand =>
  author === null ? stand : { ...stand, author };

/** Sort columns of each order, all descending. */
const ORDERS: Readonly<Record<ExhibitionSort, { by: string; columns: string }>> = {
  newest: { by: "published DESC, id DESC", columns: "(published, id)" },
  cheered: { by: "cheers DESC, published DESC, id DESC", columns: "(cheers, published, id)" },
};

/**
 * One part of the public stands, as `exhibitionPart` returns from a list in memory.
 * @throws RequestError if the cursor is invalid for this list
 */
export async function listStands(
  database: Pick<Database, "read">,
  query: ExhibitionQuery = {},
): Promise<ExhibitionList> {
  const { sort = "newest", size = DEFAULT_EXHIBITION_PART } = query;
  const counting = selectCount(query);
  // One more shows if there is a next part.
  const listing = selectPart(query, size + 1);
  const { total, stands } = await database.read(async (session) => {
    const counted = await counting.execute(session);
    const found = await listing.execute(session);
    return { total: counted.rows[0]?.total ?? 0, stands: found.rows.map(standOf) };
  });
  const shown = stands.slice(0, size);
  const last = shown.at(-1);
  if (!last || stands.length <= size) return { total, list: shown };
  return { total, list: shown, next: cursorOf(last, sort) };
}

const whereListed = ({ id, unit }: ExhibitionQuery) => sql`${IS_PUBLIC}
  ${unit === undefined ? sql`` : sql`AND unit = ${unit}`}
  ${id === undefined ? sql`` : sql`AND id = ${id}`}`;

const selectCount = (query: ExhibitionQuery) =>
  sql<{ readonly total: number }>`SELECT COUNT(*) AS total FROM stands WHERE ${whereListed(query)}`;

export function selectPart(query: ExhibitionQuery, limit: number) {
  const { sort = "newest", cursor } = query;
  const { by, columns } = ORDERS[sort];
  const after =
    cursor === undefined
      ? sql``
      : sql`AND ${sql.raw(columns)} < (${sql.join(cursorValues(cursor, sort))})`;
  return sql<Row>`SELECT id, title, author, unit, document, cheers, published AS created
    FROM stands WHERE ${whereListed(query)} ${after} ORDER BY ${sql.raw(by)} LIMIT ${limit}`;
}

const PATTERN = /^(?:(\d{1,10}) )?([0-9TZ:-]{20}) ([A-Za-z0-9_-]{8,40})$/;

/**
 * A cursor holds the sort values of a part's last stand, not its id, so that the list continues even if that stand is
 * erased or moves.
 */
export function cursorOf(
  { id, created, cheers }: Pick<ExhibitionStand, "id" | "created" | "cheers">,
  sort: ExhibitionSort,
): string {
  const values = [...(sort === "cheered" ? [cheers] : []), created, id].join(" ");
  return Buffer.from(values).toString("base64url");
}

/** Greatest value of the cheers column. */
const MAX_CHEERS = 2 ** 31 - 1;

/** Sort values of a cursor. @throws RequestError if it is invalid or of the other order */
export function cursorValues(cursor: string, sort: ExhibitionSort): (string | number)[] {
  const found = PATTERN.exec(Buffer.from(cursor, "base64url").toString("latin1"));
  const [, cheers, published = "", id = ""] = found ?? [];
  const isOfList = (cheers !== undefined) === (sort === "cheered");
  if (!found || !isOfList || Number(cheers ?? 0) > MAX_CHEERS) {
    throw new RequestError(400, {
      zh: "參數「cursor」不屬於這個清單。",
      en: "The parameter “cursor” is not one of this list.",
    });
  }
  return [...(cheers === undefined ? [] : [Number(cheers)]), published, id];
}
