import { isCharacterId } from "../stores/character-ids";
import type { PersistedMethod } from "../stores/method-store";
import type { PersistedUnits } from "../stores/units-store";
import { isRecord, type PersistedState, readMethod, readUnits } from "./persisted-state";

/** Version of the data that this code writes. */
const STATE_VERSION = 1;

/** What could be read of a text. */
export interface StateReading {
  units: Partial<PersistedUnits>;
  method: Partial<PersistedMethod>;
  /** Whether nothing in the text had to be left out. */
  isWhole: boolean;
  /** The data as found, if a later version of the site wrote them; else null. */
  later: Record<string, unknown> | null;
}

/** For each earlier version, what brings its data to the next one. */
const MIGRATIONS: readonly ((data: unknown) => unknown)[] = [
  // Data without a version: a bare list of ids, or the parts alone.
  (data) => (Array.isArray(data) ? { units: { favorites: data } } : data),
];

/** Reads a text of any origin. Never throws: what cannot be read is left out. */
export function readText(text: string | null): StateReading {
  const nothing = { units: {}, method: {}, later: null };
  if (text === null) return { ...nothing, isWhole: true };
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return { ...nothing, isWhole: false };
  }
  const version = versionOf(found);
  const data = MIGRATIONS.slice(version).reduce((earlier, migrate) => migrate(earlier), found);
  if (!isRecord(data)) return { ...nothing, isWhole: false };
  const units = readUnits(data["units"]);
  const method = readMethod(data["method"]);
  const isLater = version > STATE_VERSION;
  return {
    units: units.fields,
    method: method.fields,
    isWhole: isLater || (units.isWhole && method.isWhole),
    later: isLater ? data : null,
  };
}

/** The text to store or to export. */
export function writeText({ units, method }: PersistedState, indent?: number): string {
  return JSON.stringify({ version: STATE_VERSION, units, method }, null, indent);
}

/**
 * The text to store where a later version of the site has stored its data: its version and
 * everything in it that this version cannot read stay as they are. Null if the data cannot be
 * written again, because they are nested too deeply.
 */
export function writeIntoLater(
  later: Record<string, unknown>,
  state: PersistedState,
): string | null {
  const units = overlay(later["units"], state.units, readUnits(later["units"]).fields);
  const method = overlay(later["method"], state.method, readMethod(later["method"]).fields);
  try {
    return JSON.stringify({ ...later, units, method });
  } catch {
    return null;
  }
}

function versionOf(data: unknown): number {
  const version = isRecord(data) ? data["version"] : 0;
  return typeof version === "number" && Number.isSafeInteger(version) && version > 0 ? version : 0;
}

/** Puts our fields over a part that was found, except over fields that we cannot read. */
function overlay(found: unknown, ours: object, readable: object): unknown {
  if (found === undefined) return ours;
  if (!isRecord(found)) return found;
  const written = Object.entries(ours)
    .filter(([name]) => !Object.hasOwn(found, name) || Object.hasOwn(readable, name))
    .map(([name, value]) => [name, Array.isArray(value) ? withUnread(value, found[name]) : value]);
  return { ...found, ...Object.fromEntries(written) };
}

/** A list of ours with those items of the found list that we cannot read. */
function withUnread(ours: unknown[], found: unknown): unknown[] {
  const items: unknown[] = Array.isArray(found) ? found : [];
  return [...ours, ...items.filter((item) => !isCharacterId(item))];
}
