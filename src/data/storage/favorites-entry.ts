import { idolId, isCharacterId } from "../stores/character-ids";
import { DEFAULT_METHOD, type PersistedMethod } from "../stores/method-store";
import { DEFAULT_UNITS, type PersistedUnits } from "../stores/units-store";
import { FAVORITES_KEY } from "./favorites-key";
import { type EntryFormat, isRecord } from "./stored-entry";

/** Content of the entry (SPEC section 3, "Client state"); absent fields are unknown. */
export interface PersistedState {
  readonly units: Partial<PersistedUnits>;
  readonly method: Partial<PersistedMethod>;
}

/** Returns a valid field as it was found, else undefined. */
type Read = (value: unknown) => unknown;

const readBoolean: Read = (value) => (typeof value === "boolean" ? value : undefined);
/** Slug of an agency or a unit: "sp", "2wink". */
const readSlug: Read = (value) =>
  typeof value === "string" && /^[a-z0-9][a-z0-9-]{0,31}$/.test(value) ? value : undefined;

const UNITS: Record<keyof PersistedUnits, Read> = {
  favorites: (found) =>
    Array.isArray(found) ? [...new Set(found.filter(isCharacterId).map(idolId))] : undefined,
  isFavoritesActive: readBoolean,
  productionId: readSlug,
  unitsId: readSlug,
  charId: (found) => (isCharacterId(found) ? found : undefined),
};
const METHOD: Record<keyof PersistedMethod, Read> = { autoSwitch: readBoolean };

/** Format of the favourites and choices. Each field, and each favourite, is validated by itself. */
export const FAVORITES_ENTRY: EntryFormat<PersistedState> = {
  key: FAVORITES_KEY,
  version: 1,
  // The format before versions: a bare list of ids.
  upgrade: (found) => (Array.isArray(found) ? { units: { favorites: found } } : found),
  read: ({ units, method }) => ({
    units: readPart<PersistedUnits>(units, UNITS),
    method: readPart<PersistedMethod>(method, METHOD),
  }),
  write: ({ units, method }) => ({
    units: { ...DEFAULT_UNITS, ...units },
    method: { ...DEFAULT_METHOD, ...method },
  }),
};

function readPart<Part>(part: unknown, fields: Record<keyof Part, Read>): Partial<Part> {
  if (!isRecord(part)) return {};
  const found = Object.entries<Read>(fields).map(
    ([name, read]) => [name, read(part[name])] as const,
  );
  return Object.fromEntries(found.filter(([, value]) => value !== undefined)) as Partial<Part>;
}
