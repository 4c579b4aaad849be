import type { StandLayer } from "../../../content/types";
import type { StandKit } from "../kit/kit";
import type { SHAPES } from "./shapes";
import type { SetText } from "./text-lines";

/** What a layer shows. */
export type LayerContent =
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

/** A layer's drawing, around its middle, in its natural size: scene units. */
export interface LayerDrawing {
  readonly width: number;
  readonly height: number;
  readonly content: LayerContent;
}

/** Reads a value from outside; undefined leaves the layer out. Without a kit any part and poster is taken to be there. */
type Read<Value> = (value: unknown, kit: StandKit | undefined) => Value | undefined;

/** Facts of a layer besides its kind and its place. */
type FactOf<Layer> = Exclude<keyof Layer, "kind" | "x" | "y" | "turn" | "zoom" | "hidden">;

/** A row of the table, whichever kind of layer it is for. */
export interface AnyLayerKind<Layer extends StandLayer = StandLayer> {
  /** Stands for the kind in links; the capital for a hidden layer. */
  readonly letter: string;
  /** How the facts of a layer from outside are restored, in the order in which links hold them. */
  readonly facts: Readonly<Record<string, Read<unknown>>>;
  /** Places for layers that are added, in turn, so that none hides the one before it. */
  readonly spots: readonly (readonly [x: number, y: number])[];
  /** Its name in lists and to screen readers: "Roses", "Poster of Rei Sakuma". */
  name(layer: Layer, kit: StandKit): string;
  /** Its drawing; undefined where the kit lacks it. */
  draw(layer: Layer, kit: StandKit): LayerDrawing | undefined;
}

/** All that is known of one kind of layer. */
export interface LayerKind<Layer extends StandLayer> extends AnyLayerKind<Layer> {
  readonly facts: { readonly [Fact in FactOf<Layer>]-?: Read<Layer[Fact]> };
}
