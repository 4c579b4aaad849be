import names from "../../../content/schema/names.schema.json";
import type { FlowerStand, StandLayer, UnitId } from "../../../content/types";
import type { PackFault } from "../../packing/packed-json";
import type { StandKit } from "../kit/kit";
import { MOST_LAYERS, SCENE, TURN, wholeWithin, ZOOM } from "../kit/limits";
import { kindOfLayer, LAYER_KINDS, readPart } from "../layers/layer-facts";

/** Why something is no stand. */
export type StandFault =
  | PackFault
  /** It was made by a later version of this site. */
  | "too-new"
  /** It is something else. */
  | "no-stand";

/** A restored stand, or why there is none. */
export type Restored =
  | { readonly ok: true; readonly stand: FlowerStand }
  | { readonly ok: false; readonly fault: StandFault };

const VERSION = 1;
const UNITS: ReadonlySet<unknown> = new Set(names.definitions.unitId.enum);

type AnyRecord = Readonly<Record<string, unknown>>;

/**
 * Restores an outside document (of a link, a file, the storage, the gallery): gives a stand whose every field
 * is valid, or why there is none. Numbers are clamped, texts made plain, what the kit lacks is left out. Never
 * throws. A restored stand is restored to itself.
 * @param kit without it any part and poster is taken to be there
 */
export function restore(input: unknown, kit?: StandKit): Restored {
  try {
    return restored(input, kit);
  } catch {
    // A getter or a proxy may throw anything.
    return { ok: false, fault: "unreadable" };
  }
}

function restored(input: unknown, kit: StandKit | undefined): Restored {
  // Each property is read once: a getter may say something else the next time.
  if (!isRecord(input)) return { ok: false, fault: "no-stand" };
  const { version, palette, backdrop, layers: list } = input;
  if (!Array.isArray(list)) return { ok: false, fault: "no-stand" };
  if (typeof version !== "number" || version < 1) return { ok: false, fault: "no-stand" };
  if (version > VERSION) return { ok: false, fault: "too-new" };
  const layers: StandLayer[] = [];
  const length = Math.min(list.length, MOST_LAYERS * 4);
  for (let index = 0; index < length; index += 1) {
    const layer: unknown = list[index];
    const found = isRecord(layer) ? restoredLayer(layer, kit) : undefined;
    if (found) layers.push(found);
  }
  const stand: FlowerStand = {
    version: VERSION,
    palette: isUnit(palette) ? palette : "other",
    backdrop: readPart("backdrop")(backdrop, kit) ?? kit?.parts.backdrop[0]?.key ?? "foyer",
    layers: withOneStand(layers, kit),
  };
  return { ok: true, stand };
}

/** Exactly one stand, and no more layers than a stand may have: the ones in front are left out. */
function withOneStand(layers: StandLayer[], kit: StandKit | undefined): StandLayer[] {
  const stand = layers.find(({ kind }) => kind === "stand");
  const kept = layers.filter((layer) => layer.kind !== "stand" || layer === stand);
  if (stand && kept.indexOf(stand) < MOST_LAYERS) return kept.slice(0, MOST_LAYERS);
  const base: StandLayer = stand ?? {
    kind: "stand",
    part: kit?.parts.stand[0]?.key ?? "easel",
    x: SCENE.width / 2,
    y: SCENE.height / 2,
    turn: TURN.first,
    zoom: ZOOM.first,
  };
  return [base, ...kept.filter((layer) => layer !== stand)].slice(0, MOST_LAYERS);
}

function restoredLayer(layer: AnyRecord, kit: StandKit | undefined): StandLayer | undefined {
  const { kind: given } = layer;
  const kind = LAYER_KINDS.find((name) => name === given);
  if (!kind) return undefined;
  const facts = Object.entries(kindOfLayer(kind).facts).map(([fact, read]) => [
    fact,
    read(layer[fact], kit),
  ]);
  if (facts.some(([, value]) => value === undefined)) return undefined;
  return {
    kind,
    ...Object.fromEntries(facts),
    x: whole(layer["x"], { least: 0, most: SCENE.width, first: SCENE.width / 2 }),
    y: whole(layer["y"], { least: 0, most: SCENE.height, first: SCENE.height / 2 }),
    turn: whole(layer["turn"], TURN),
    zoom: whole(layer["zoom"], ZOOM),
    ...(layer["hidden"] === true && { hidden: true }),
  };
}

const whole = (value: unknown, limits: { least: number; most: number; first: number }): number =>
  typeof value === "number" && !Number.isNaN(value) ? wholeWithin(limits, value) : limits.first;

const isRecord = (value: unknown): value is AnyRecord =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether something is the id of a unit. */
export const isUnit = (value: unknown): value is UnitId => UNITS.has(value);
