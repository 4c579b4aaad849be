import type { FlowerStand, StandLayer } from "../../../content/types";
import { type KitPart, partOf, posterOf, type StandKit } from "../kit/kit";
import { SCENE } from "../kit/limits";
import { PICTURE, type SHAPES } from "../layers/shapes";
import { type SetText, setText } from "../layers/text-lines";

/** What a layer shows. */
export type PlacedContent =
  | {
      readonly type: "part";
      /** Id of the drawing in the sprite. */
      readonly symbol: string;
      readonly text?: (SetText & { readonly color: "ink" | "white" | "text" }) | undefined;
    }
  | {
      readonly type: "picture";
      /** Address of a poster, or the key of a picture of the visitor's own. */
      readonly source: { readonly poster: string } | { readonly own: string };
      readonly shape: keyof typeof SHAPES;
    };

/** A layer where it stands. Its own units are scene units from its middle. */
export interface PlacedLayer {
  /** Place in the document's list. */
  readonly index: number;
  readonly layer: StandLayer;
  /** What it is called: "Roses", "Poster of Rei Sakuma". */
  readonly name: string;
  /** Natural size, in scene units. */
  readonly width: number;
  readonly height: number;
  readonly content: PlacedContent;
}

/** A stand laid out: what is drawn, from the back to the front. Hidden layers are left out. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  /** Id of the backdrop's drawing in the sprite. */
  readonly backdrop: string;
  readonly layers: readonly PlacedLayer[];
}

/** Id of a part's drawing in the sprite. */
export const symbolOf = (kind: string, key: string): string => `${kind}-${key}`;

/** Lays a stand out. The same document and kit always give the same scene. */
export function layOut(stand: FlowerStand, kit: StandKit): Scene {
  const layers = stand.layers
    .map((layer, index) => (layer.hidden ? undefined : placed(layer, index, kit)))
    .filter((layer) => layer !== undefined);
  return { ...SCENE, backdrop: symbolOf("backdrop", stand.backdrop), layers };
}

/** What a layer is called in lists and to screen readers. */
export function layerName(layer: StandLayer, kit: StandKit): string {
  if (layer.kind === "own") return "Your own picture";
  if (layer.kind === "poster") {
    return `Poster of ${posterOf(kit, layer.character)?.name ?? "somebody"}`;
  }
  const title = partOf(kit, layer.kind, layer.part)?.title ?? layer.part;
  if (layer.kind !== "panel") return title;
  const message = layer.text.replaceAll("\n", " ").trim();
  return message === "" ? `${title}, empty` : `${title}: ${message}`;
}

function placed(layer: StandLayer, index: number, kit: StandKit): PlacedLayer | undefined {
  const name = layerName(layer, kit);
  if (layer.kind === "poster" || layer.kind === "own") {
    const poster = layer.kind === "poster" ? posterOf(kit, layer.character) : undefined;
    if (layer.kind === "poster" && !poster) return undefined;
    const source = layer.kind === "own" ? { own: layer.own } : { poster: poster?.large ?? "" };
    const content = { type: "picture", source, shape: layer.shape } as const;
    return { index, layer, name, ...PICTURE, content };
  }
  const part = partOf(kit, layer.kind, layer.part);
  if (!part) return undefined;
  const { width, height } = part;
  const symbol = symbolOf(layer.kind, layer.part);
  const content = { type: "part", symbol, text: textOf(layer, part) } as const;
  return { index, layer, name, width, height, content };
}

function textOf(layer: StandLayer, part: KitPart) {
  if (layer.kind !== "panel" || !part.text) return undefined;
  const set = setText(layer.text, part.text, part);
  return set && { ...set, color: part.text.color };
}
