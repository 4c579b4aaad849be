import { formatList } from "../../format/list";
import type { CharacterId } from "../../../content/types";
import { rowsOf } from "../../artwork/own-unit/shapes";
import type { UnitDocument } from "./unit-document";

const SIDES = [[""], ["left", "right"], ["left", "middle", "right"]] as const;

/** Place of a member in words: `back, left`. */
export function placeInWords(count: number, member: number): string {
  const rows = rowsOf(count, "poster");
  const row = rows.findIndex((places) => places.some((one) => one.member === member));
  const members = (rows[row] ?? []).map((one) => one.member).toSorted((one, other) => one - other);
  const side = SIDES[members.length - 1]?.[members.indexOf(member)] ?? "";
  const depth = rows.length > 1 ? (row === 0 ? "back" : "front") : "";
  return [depth, side].filter(Boolean).join(", ");
}

/** Name of a drawing in words: `magic-circle` is “magic circle”. */
export const drawingInWords = (key: string): string => key.replaceAll("-", " ");

/** A poster in words, for those who do not see it. */
export function unitAltText(
  unit: UnitDocument,
  nameOf: (id: CharacterId) => string,
  paletteName: string,
): string {
  const { name, slogan, members, leader, backdrop } = unit;
  const placed = members.map(({ id }, member) => {
    const place = placeInWords(members.length, member);
    return `${nameOf(id)} (${place}${id === leader ? ", leader" : ""})`;
  });
  const title = name ? `the unit ${name}` : "a unit without a name";
  return [
    `A poster of ${title}: ${formatList(placed)}.`,
    slogan && `Its slogan: “${slogan}”.`,
    `Behind them: ${drawingInWords(backdrop)}, in the colours of ${paletteName}.`,
  ]
    .filter(Boolean)
    .join(" ");
}
