import { packJson, type PackFault, unpackJson } from "../../packing/packed-json";
import { progressOf, type Sorting } from "./progress";
import { TIERS } from "./tiers";

/** A sorting as stored in links and pictures. */
export interface SortDocument extends Sorting {
  readonly version: 1;
  /** Index of its cast in content/play.json, which never changes. */
  readonly cast: number;
  /** A tier letter for each place of the ranking; empty if the visitor made no tiers. */
  readonly tiers: string;
}

export type RestoredSort =
  | { readonly ok: true; readonly document: SortDocument }
  | { readonly ok: false; readonly fault: SortFault };

export type SortFault = PackFault | "too-new" | "no-sort" | "other-cast";

const VERSION = 1;

/** Limits of the packed text and of its JSON, in characters. 200 idols take about 1,400 choices. */
const LIMITS = { packed: 2000, json: 6000 } as const;

const SEED_LIMIT = 2 ** 31;
const CHOICES = /^[lrt]*$/;

/** A new sorting. @param seed any integer */
export const newSort = (
  cast: number,
  people: readonly number[],
  { isTop, seed }: { isTop: boolean; seed: number },
): SortDocument => ({
  version: VERSION,
  cast,
  people,
  isTop,
  seed: Math.abs(seed) % SEED_LIMIT,
  choices: "",
  tiers: "",
});

/**
 * A document as a short list: `[version, cast, who, isTop, seed, choices, tiers]`. `who` has 1 or 0 for each of the
 * cast; empty for all.
 */
export function compacted(
  document: SortDocument,
  casts: readonly (readonly number[])[],
): unknown[] {
  const { version, cast, people, isTop, seed, choices, tiers } = document;
  const chosen = new Set(people);
  const who = (casts[cast] ?? []).map((id) => (chosen.has(id) ? 1 : 0)).join("");
  return [version, cast, who.includes("0") ? who : "", isTop ? 1 : 0, seed, choices, tiers];
}

/** Reverses {@link compacted} and validates the result. Choices after the end are dropped. */
export function restoreSort(found: unknown, casts: readonly (readonly number[])[]): RestoredSort {
  const noSort = { ok: false, fault: "no-sort" } as const;
  if (!Array.isArray(found)) return noSort;
  const [version, cast, who, top, seed, choices, tiers] = found as unknown[];
  if (typeof version === "number" && version > VERSION) return { ok: false, fault: "too-new" };
  if (version !== VERSION || !isWhole(cast)) return noSort;
  const all = casts[cast];
  if (!all) return { ok: false, fault: "other-cast" };
  if (typeof who !== "string" || !isWhole(seed) || seed >= SEED_LIMIT) return noSort;
  if (who !== "" && (who.length !== all.length || !/^[01]+$/.test(who))) return noSort;
  if (typeof choices !== "string" || !CHOICES.test(choices) || choices.length > LIMITS.json) {
    return noSort;
  }
  const people = who === "" ? [...all] : all.filter((_, index) => who[index] === "1");
  if (people.length < 2) return noSort;
  const sorting = { people, isTop: top === 1, seed, choices };
  const { made, places } = progressOf(sorting);
  const count = places?.flat().length ?? 0;
  const hasValidTiers =
    typeof tiers === "string" &&
    tiers.length === count &&
    [...tiers].every((tier) => (TIERS as readonly string[]).includes(tier));
  const document: SortDocument = {
    version: VERSION,
    cast,
    ...sorting,
    choices: choices.slice(0, made),
    tiers: hasValidTiers ? tiers : "",
  };
  return { ok: true, document };
}

const isWhole = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;

export const encodeSort = (
  document: SortDocument,
  casts: readonly (readonly number[])[],
): Promise<string> => packJson(compacted(document, casts));

/** Decodes and restores a document; never rejects. */
export async function decodeSort(
  packed: string,
  casts: readonly (readonly number[])[],
): Promise<RestoredSort> {
  const found = await unpackJson(packed, LIMITS);
  return found.ok ? restoreSort(found.value, casts) : found;
}
