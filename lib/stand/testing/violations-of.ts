import { resolve } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { schemasOf } from "../../content/read/schema/read-schemas";
import { validatorsOf } from "../../content/read/schema/validators";
import { type Restored, restore } from "../document/restore";

const FAULTS = ["unreadable", "too-new", "too-large", "no-stand"];

const isValid = validatorsOf(schemasOf(resolve(__dirname, "../../..")))("flower-stand.schema.json");

/**
 * Properties that a result of `restore()` violates: a stand must restore to itself, a fault must be a known one. Empty
 * if none.
 */
export function violationsOf(found: Restored): unknown[] {
  if (!found.ok) return FAULTS.includes(found.fault) ? [] : [found.fault];
  const { stand: made } = found;
  if (!isValid(made)) return [...(isValid.errors ?? [])];
  const isOne = made.layers.filter(({ kind }) => kind === "stand").length === 1;
  const isPlain = isDeepStrictEqual(JSON.parse(JSON.stringify(made)), made);
  const isSettled = isDeepStrictEqual(restore(made), found);
  return isOne && isPlain && isSettled ? [] : [{ isOne, isPlain, isSettled }];
}

export const stand = (layers: unknown, more: object = {}) => ({
  version: 1,
  palette: "fine",
  backdrop: "foyer",
  layers,
  ...more,
});
export const base = { kind: "stand", part: "easel", x: 450, y: 600, turn: 0, zoom: 100 };
