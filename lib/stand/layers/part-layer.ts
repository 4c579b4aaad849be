import type { DrawnLayer, PanelLayer, StandPartKind } from "../../../content/types";
import { partOf, type StandKit, symbolOf } from "../kit/kit";
import type { LayerKind } from "./layer-kind";

const KEY = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The key of a part of a kind, from outside; undefined if there is none such. */
export function readPart(kind: StandPartKind, key: unknown, kit: StandKit | undefined) {
  if (typeof key !== "string" || key.length > 40 || !KEY.test(key)) return undefined;
  return kit && !partOf(kit, kind, key) ? undefined : key;
}

/** The title of a layer's part. */
export const partTitle = ({ kind, part }: DrawnLayer | PanelLayer, kit: StandKit): string =>
  partOf(kit, kind, part)?.title ?? part;

/** A kind of layer that is a part of the kit and nothing more. */
export const partLayer = (
  kind: DrawnLayer["kind"],
  letter: string,
  spots: LayerKind<DrawnLayer>["spots"],
): LayerKind<DrawnLayer> => ({
  letter,
  spots,
  facts: { part: (key, kit) => readPart(kind, key, kit) },
  name: partTitle,
  draw: ({ part: key }, kit) => {
    const part = partOf(kit, kind, key);
    if (!part) return undefined;
    const { width, height } = part;
    return { width, height, content: { type: "part", symbol: symbolOf(kind, key) } };
  },
});
