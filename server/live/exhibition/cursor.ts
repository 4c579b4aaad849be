import type { ExhibitionSort } from "../../../lib/api/exhibition-part";
import { Refusal } from "../http/refusal";

/** The place of a stand in a list: what the list is ordered by. */
export interface Place {
  readonly id: string;
  readonly published: string;
  /** Only in the list of the most cheered. */
  readonly cheers?: number | undefined;
}

const SEPARATOR = " ";
const PATTERN = /^(?:(\d{1,15}) )?([0-9TZ:-]{20}) ([A-Za-z0-9_-]{8,40})$/;

/**
 * A cursor says where a part of a list ended by the values themselves, and not by which stand it was:
 * the walk goes on from there when that stand is gone or has moved.
 */
export const cursorOf = ({ id, published, cheers }: Place): string =>
  Buffer.from([...(cheers === undefined ? [] : [cheers]), published, id].join(SEPARATOR)).toString(
    "base64url",
  );

/**
 * The place that a cursor says.
 * @param sort the order of the list
 * @throws Refusal if it is none, or one of the other list
 */
export function placeOf(cursor: string, sort: ExhibitionSort): Place {
  const match = PATTERN.exec(Buffer.from(cursor, "base64url").toString("latin1"));
  const [, cheers, published = "", id = ""] = match ?? [];
  if (!match || (cheers !== undefined) !== (sort === "cheered")) {
    throw new Refusal(400, {
      zh: "參數「cursor」不屬於這個清單。",
      en: "The parameter “cursor” is not one of this list.",
    });
  }
  return { id, published, cheers: cheers === undefined ? undefined : Number(cheers) };
}
