import type { CharacterId, UnitId } from "../../../content/types";
import type { PackFault } from "../../packing/packed-json";
import { cutTo } from "../../text/characters";
import { plainLine } from "../../text/plain-line";
import {
  LEAST_MEMBERS,
  LONGEST,
  MOODS,
  MOST_MEMBERS,
  newMember,
  NO_POSE,
  OWN_POSE,
  SIDES,
  UNIT_VERSION,
  type UnitDocument,
  type UnitOptions,
  type UnitMember,
} from "./unit-document";

/** Reason why there is no unit. "other-idols": fewer than two of its members are known here. */
export type UnitFault = PackFault | "too-new" | "no-unit" | "other-idols";

/** A unit, and how many members it has lost; or the reason why there is none. */
export type RestoredUnit =
  | { readonly ok: true; readonly unit: UnitDocument; readonly lost: number }
  | { readonly ok: false; readonly fault: UnitFault };

/** Most members of a link that are read, known or not: forged links may have any number. */
const MOST_READ = 20;

/** A unit as a short list: `[version, name, slogan, backdrop, colours, leader, members]`. */
export function compactedUnit(unit: UnitDocument): unknown[] {
  const { version, name, slogan, backdrop, colors, leader, members } = unit;
  const shortMembers = members.map(({ id, mood, pose, side }) => [
    id,
    MOODS.indexOf(mood),
    pose,
    SIDES.indexOf(side),
  ]);
  return [version, name, slogan, backdrop, colors, leader, shortMembers];
}

/**
 * Reverses {@link compactedUnit}. Unknown names of backdrops, colours, moods and poses become the first of their kind;
 * unknown, repeated and surplus members are left out. Never throws.
 */
export function restoreUnit(found: unknown, options: UnitOptions): RestoredUnit {
  try {
    return restored(found, options);
  } catch {
    // A list whose getters throw.
    return { ok: false, fault: "no-unit" };
  }
}

function restored(found: unknown, options: UnitOptions): RestoredUnit {
  const fault = (name: UnitFault) => ({ ok: false, fault: name }) as const;
  if (!Array.isArray(found)) return fault("no-unit");
  const [version, name, slogan, backdrop, colors, leader, listed] = Array.from(
    { length: 7 },
    (_, index) => (found as unknown[])[index],
  );
  if (typeof version === "number" && version > UNIT_VERSION) return fault("too-new");
  if (version !== UNIT_VERSION || !Array.isArray(listed)) return fault("no-unit");
  const foundMembers = Array.from({ length: Math.min(MOST_READ, listed.length) }, (_, index) =>
    memberOf((listed as unknown[])[index], options),
  );
  const known = foundMembers.flatMap((one) => one ?? []);
  const members = known
    .filter(({ id }, index) => known.findIndex((other) => other.id === id) === index)
    .slice(0, MOST_MEMBERS);
  const [first] = members;
  if (!first || members.length < LEAST_MEMBERS) {
    return fault(foundMembers.length < LEAST_MEMBERS ? "no-unit" : "other-idols");
  }
  const unit: UnitDocument = {
    version: UNIT_VERSION,
    name: plainText(name, LONGEST.name),
    slogan: plainText(slogan, LONGEST.slogan),
    backdrop: knownOrFirst(options.backdrops, backdrop) ?? "",
    colors: knownOrFirst(options.palettes, colors) as UnitId,
    leader: members.find(({ id }) => id === leader)?.id ?? first.id,
    members,
  };
  return { ok: true, unit, lost: foundMembers.length - members.length };
}

function memberOf(found: unknown, { idols, poses }: UnitOptions): UnitMember | undefined {
  if (!Array.isArray(found)) return undefined;
  const [id, mood, pose, side] = Array.from(
    { length: 4 },
    (_, index) => (found as unknown[])[index],
  );
  if (!idols.has(id as CharacterId)) return undefined;
  return {
    ...newMember(id as CharacterId),
    mood: nameAt(MOODS, mood),
    pose: knownOrFirst([OWN_POSE, NO_POSE, ...poses], pose) ?? OWN_POSE,
    side: nameAt(SIDES, side),
  };
}

/** A text as a poster can show it: one plain line, cut between two characters. Idempotent. */
export const plainText = (text: unknown, longest: number): string =>
  typeof text === "string"
    ? cutTo(plainLine(text.slice(0, longest * 8)).trim(), longest).trim()
    : "";

const knownOrFirst = <Name extends string>(
  names: readonly Name[],
  found: unknown,
): Name | undefined => names.find((name) => name === found) ?? names[0];

const nameAt = <Name extends string>(names: readonly [Name, ...Name[]], found: unknown): Name =>
  (typeof found === "number" ? names[found] : undefined) ?? names[0];
