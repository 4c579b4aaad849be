import type { Database, Row } from "../database/database";
import type { ExhibitionList, ExhibitionStand, UnitId } from "../../../content/types";
import { EXHIBITION_PART, type ExhibitionQuery } from "../../../lib/api/exhibition-page";
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

/** The conditions of a list, and those of the part after a cursor. */
function conditions({ id, unit, sort, cursor }: ExhibitionQuery) {
  const isCheered = sort === "cheered";
  const place = cursor === undefined ? undefined : placeOf(cursor, isCheered);
  const ofList = [
    // Written out, and not a parameter, so that the indexes of public stands apply.
    "state = 'public'",
    ...(unit === undefined ? [] : ["unit = :unit"]),
    ...(id === undefined ? [] : ["id = :id"]),
  ];
  const afterPlace = isCheered
    ? "(cheers, published, id) < (:lastCheers, :lastPublished, :lastId)"
    : "(published, id) < (:lastPublished, :lastId)";
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
      sql: [...ofList, ...(place ? [afterPlace] : [])].join(" AND "),
      args: { ...args, ...placeArgs },
    },
    order: `${isCheered ? "cheers DESC, " : ""}published DESC, id DESC`,
  };
}

/**
 * One part of the list of public stands. It answers as `exhibitionPage` does from a list at hand.
 * @throws Refusal if the cursor is not one of this list
 */
export async function listStands(
  database: Pick<Database, "batch">,
  query: ExhibitionQuery = {},
): Promise<ExhibitionList> {
  const { size = EXHIBITION_PART, sort } = query;
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
