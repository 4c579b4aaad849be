import type { Database, Row } from "../database/database";
import type { ExhibitionList, ExhibitionStand, UnitId } from "../../../content/types";
import {
  DEFAULT_EXHIBITION_PART,
  type ExhibitionQuery,
  type ExhibitionSort,
} from "../../../lib/api/exhibition-part";
import { cursorOf, placeOf } from "./cursor";

const standOf = ({
  id,
  title,
  author,
  unit,
  document,
  cheers,
  published,
}: Row): ExhibitionStand => ({
  id: String(id),
  title: String(title),
  ...(author !== null && { author: String(author) }),
  unit: unit as UnitId,
  document: String(document),
  cheers: Number(cheers),
  created: String(published),
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

/** The conditions of a list, and those of the part after a cursor. */
function conditions({ id, unit, sort = "newest", cursor }: ExhibitionQuery) {
  const place = cursor === undefined ? undefined : placeOf(cursor, sort);
  const { by, after } = ORDERS[sort];
  const ofList = [
    // Written out, and not a parameter, so that the indexes of public stands apply.
    "state = 'public'",
    ...(unit === undefined ? [] : ["unit = :unit"]),
    ...(id === undefined ? [] : ["id = :id"]),
  ];
  const args = {
    ...(unit !== undefined && { unit }),
    ...(id !== undefined && { id }),
  };
  const placeArgs = {
    ...(place && { lastPublished: place.published, lastId: place.id }),
    ...(place?.cheers !== undefined && { lastCheers: place.cheers }),
  };
  return {
    list: { sql: ofList.join(" AND "), args },
    part: {
      sql: [...ofList, ...(place ? [after] : [])].join(" AND "),
      args: { ...args, ...placeArgs },
    },
    order: by,
  };
}

/**
 * One part of the list of public stands. It answers as `exhibitionPart` does from a list at hand.
 * @throws Refusal if the cursor is not one of this list
 */
export async function listStands(
  database: Pick<Database, "batch">,
  query: ExhibitionQuery = {},
): Promise<ExhibitionList> {
  const { size = DEFAULT_EXHIBITION_PART, sort } = query;
  const { list, part, order } = conditions(query);
  const [counted, found] = await database.batch(
    [
      { sql: `SELECT COUNT(*) AS total FROM stands WHERE ${list.sql}`, args: list.args },
      {
        sql: `SELECT id, title, author, unit, document, cheers, published FROM stands
          WHERE ${part.sql} ORDER BY ${order} LIMIT :limit`,
        // One more tells whether there is a next part.
        args: { ...part.args, limit: size + 1 },
      },
    ],
    "read",
  );
  const stands = (found?.rows ?? []).map(standOf);
  const shown = stands.slice(0, size);
  const last = shown.at(-1);
  return {
    total: Number(counted?.rows[0]?.total ?? 0),
    list: shown,
    ...(last &&
      stands.length > size && {
        next: cursorOf({
          id: last.id,
          published: last.created,
          cheers: sort === "cheered" ? last.cheers : undefined,
        }),
      }),
  };
}
