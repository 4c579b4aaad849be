import names from "../../../content/schema/names.schema.json";
import type { FlowerStand, StandLayer, UnitId } from "../../../content/types";
import type { PackFault } from "../../packing/packed-json";
import type { StandKit } from "../kit/kit";
import { MAX_LAYERS, SCENE, TURN, clampedInteger, ZOOM } from "../kit/limits";
import { layerFormat, LAYER_KINDS, readPart } from "../layers/layer-facts";

export type StandFault =
  | PackFault
  /** Made by a later version of this site. */
  | "too-new"
  | "no-stand";

export type Restored =
  | { readonly ok: true; readonly stand: FlowerStand }
  | { readonly ok: false; readonly fault: StandFault };

const VERSION = 1;
const UNITS: ReadonlySet<unknown> = new Set(names.definitions.unitId.enum);

type AnyRecord = Readonly<Record<string, unknown>>;

/**
 * Validates a document from outside (a link, a file, storage, the exhibition). Clamps numbers, makes texts plain, and
 * drops layers that the kit lacks. Never throws. A restored stand restores to itself.
 * @param kit without it all parts and posters count as known
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
  // Read each property once: a getter may return something else the next time.
  if (!isRecord(input)) return { ok: false, fault: "no-stand" };
  const { version, palette, backdrop, layers: list } = input;
  if (!Array.isArray(list)) return { ok: false, fault: "no-stand" };
  if (typeof version !== "number" || version < 1) return { ok: false, fault: "no-stand" };
  if (version > VERSION) return { ok: false, fault: "too-new" };
  const layers: StandLayer[] = [];
  const length = Math.min(list.length, MAX_LAYERS * 4);
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

/** Keeps exactly one stand, and no more layers than allowed: those in front are dropped. */
function withOneStand(layers: StandLayer[], kit: StandKit | undefined): StandLayer[] {
  const stand = layers.find(({ kind }) => kind === "stand");
  const keptLayers = layers.filter((layer) => layer.kind !== "stand" || layer === stand);
  if (stand && keptLayers.indexOf(stand) < MAX_LAYERS) return keptLayers.slice(0, MAX_LAYERS);
  const base: StandLayer = stand ?? {
    kind: "stand",
    part: kit?.parts.stand[0]?.key ?? "easel",
    x: SCENE.width / 2,
    y: SCENE.height / 2,
    turn: TURN.first,
    zoom: ZOOM.first,
  };
  return [base, ...keptLayers.filter((layer) => layer !== stand)].slice(0, MAX_LAYERS);
}

function restoredLayer(layer: AnyRecord, kit: StandKit | undefined): StandLayer | undefined {
  const { kind: given } = layer;
  const kind = LAYER_KINDS.find((name) => name === given);
  if (!kind) return undefined;
  const facts = Object.entries(layerFormat(kind).facts).map(([fact, read]) => [
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
  typeof value === "number" && !Number.isNaN(value) ? clampedInteger(limits, value) : limits.first;

const isRecord = (value: unknown): value is AnyRecord =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const isUnit = (value: unknown): value is UnitId => UNITS.has(value);
