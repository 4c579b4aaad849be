import { idolId, isCharacterId } from "../stores/character-ids";
import type { PersistedMethod } from "../stores/method-store";
import type { PersistedUnits } from "../stores/units-store";

/** What is persisted under one key (SPEC section 3, "Client state"). */
export interface PersistedState {
  units: PersistedUnits;
  method: PersistedMethod;
}

/** What was read of a part of the state. */
interface PartReading<Part> {
  /** The acceptable fields; an absent field means that nothing is known of it. */
  fields: Partial<Part>;
  /** Whether nothing that was found had to be left out. */
  isWhole: boolean;
}

type Check = (value: unknown) => boolean;

/** A slug of an office or a unit: "sp", "2wink". */
const SLUG = /^[a-z0-9][a-z0-9-]{0,31}$/;

const isBoolean: Check = (value) => typeof value === "boolean";
const isSlug: Check = (value) => typeof value === "string" && SLUG.test(value);

const UNITS_CHECKS: Record<keyof PersistedUnits, Check> = {
  favorites: Array.isArray,
  isFavoritesActive: isBoolean,
  productionId: isSlug,
  unitsId: isSlug,
  charId: isCharacterId,
};

const METHOD_CHECKS: Record<keyof PersistedMethod, Check> = { autoSwitch: isBoolean };

/** Whether a value is an object whose fields can be looked at. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function readPart<Part>(part: unknown, checks: Record<keyof Part, Check>): PartReading<Part> {
  if (!isRecord(part)) return { fields: {}, isWhole: part === undefined };
  const found = Object.entries<Check>(checks).filter(([name]) => Object.hasOwn(part, name));
  const accepted = found.filter(([name, check]) => check(part[name]));
  const fields = Object.fromEntries(accepted.map(([name]) => [name, part[name]]));
  return { fields: fields as Partial<Part>, isWhole: accepted.length === found.length };
}

/** Reads the units part of a state of any origin, field by field; favourites id by id. */
export function readUnits(part: unknown): PartReading<PersistedUnits> {
  const { fields, isWhole } = readPart<PersistedUnits>(part, UNITS_CHECKS);
  if (!fields.favorites) return { fields, isWhole };
  const ids = fields.favorites.filter(isCharacterId);
  return {
    fields: { ...fields, favorites: [...new Set(ids.map(idolId))] },
    isWhole: isWhole && ids.length === fields.favorites.length,
  };
}

/** Reads the method part of a state of any origin, field by field. */
export function readMethod(part: unknown): PartReading<PersistedMethod> {
  return readPart<PersistedMethod>(part, METHOD_CHECKS);
}
