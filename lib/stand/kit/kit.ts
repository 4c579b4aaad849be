import type { PanelText, StandPartKind, StandPlaces } from "../../../content/types";

/** A part that can be put on a stand. Its drawing is the symbol `<kind>-<key>` of the sprite. */
export interface KitPart {
  readonly key: string;
  readonly title: string;
  /** Natural size in scene units. */
  readonly width: number;
  readonly height: number;
  /** Panels: where the message stands. */
  readonly text?: PanelText | undefined;
  /** Stands: where the first layers of a new stand go. */
  readonly places?: StandPlaces | undefined;
}

/** A poster that can be put on a stand. */
export interface KitPoster {
  /** Of the character. */
  readonly id: number;
  readonly name: string;
  readonly unit: string;
  /** Addresses of the poster, for a chooser and for the scene. */
  readonly small: string;
  readonly large: string;
}

/** All that stands are made of. */
export interface StandKit {
  /** Address of the sprite with all drawn parts. */
  readonly sprite: string;
  readonly parts: Readonly<Record<StandPartKind, readonly KitPart[]>>;
  readonly posters: readonly KitPoster[];
}

/** Id of a part's drawing in the sprite. */
export const symbolOf = (kind: StandPartKind, key: string): string => `${kind}-${key}`;

/** A part by its key; undefined if the kit lacks it. */
export const partOf = (kit: StandKit, kind: StandPartKind, key: string): KitPart | undefined =>
  kit.parts[kind].find((part) => part.key === key);

/** A poster by its character; undefined if the kit lacks it. */
export const posterOf = (kit: StandKit, character: number): KitPoster | undefined =>
  kit.posters.find(({ id }) => id === character);
