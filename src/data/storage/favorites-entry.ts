import { idolId, isCharacterId } from "../stores/character-ids";
import type { PersistedMethod } from "../stores/method-store";
import type { PersistedUnits } from "../stores/units-store";
import { FAVORITES_KEY } from "./favorites-key";
import { type EntryFormat, isRecord } from "./stored-entry";

/** What is persisted under one key (SPEC section 3, "Client state"); of a field that is absent nothing is known. */
export interface PersistedState {
  readonly units: Partial<PersistedUnits>;
  readonly method: Partial<PersistedMethod>;
}

type Check = (value: unknown) => boolean;

const isBoolean: Check = (value) => typeof value === "boolean";
/** A slug of an office or a unit: "sp", "2wink". */
const isSlug: Check = (value) =>
  typeof value === "string" && /^[a-z0-9][a-z0-9-]{0,31}$/.test(value);

const UNITS_CHECKS: Record<keyof PersistedUnits, Check> = {
  favorites: Array.isArray,
  isFavoritesActive: isBoolean,
  productionId: isSlug,
  unitsId: isSlug,
  charId: isCharacterId,
};
const METHOD_CHECKS: Record<keyof PersistedMethod, Check> = { autoSwitch: isBoolean };

/** The entry of favourites and choices, read field by field, favourites id by id. */
export const FAVORITES_ENTRY: EntryFormat<PersistedState> = {
  key: FAVORITES_KEY,
  version: 1,
  // Before there were versions: a bare list of ids.
  upgrade: (found) => (Array.isArray(found) ? { units: { favorites: found } } : found),
  read: ({ units, method }) => ({
    units: withIdols(readPart<PersistedUnits>(units, UNITS_CHECKS)),
    method: readPart<PersistedMethod>(method, METHOD_CHECKS),
  }),
};

function readPart<Part>(part: unknown, checks: Record<keyof Part, Check>): Partial<Part> {
  if (!isRecord(part)) return {};
  const fields = Object.entries<Check>(checks)
    .filter(([name, check]) => Object.hasOwn(part, name) && check(part[name]))
    .map(([name]) => [name, part[name]]);
  return Object.fromEntries(fields) as Partial<Part>;
}

function withIdols(units: Partial<PersistedUnits>): Partial<PersistedUnits> {
  if (!units.favorites) return units;
  return { ...units, favorites: [...new Set(units.favorites.filter(isCharacterId).map(idolId))] };
}
