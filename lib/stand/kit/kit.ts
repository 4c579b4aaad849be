import type { PanelText, StandPartKind, StandPlaces } from "../../../content/types";

/** A part of a stand. Its drawing is the symbol `<kind>-<key>` of the sprite. */
export interface KitPart {
  readonly key: string;
  readonly title: string;
  /** In scene units. */
  readonly width: number;
  readonly height: number;
  /** Panels: the box of the message. */
  readonly text?: PanelText | undefined;
  /** Stands: places of the first layers of a new stand. */
  readonly places?: StandPlaces | undefined;
}

export interface KitPoster {
  readonly id: number;
  readonly name: string;
  readonly unit: string;
  /** Addresses of a narrow and of a wide file. */
  readonly small: string;
  readonly large: string;
}

export interface StandKit {
  /** Address of the sprite with all drawn parts. */
  readonly sprite: string;
  readonly parts: Readonly<Record<StandPartKind, readonly KitPart[]>>;
  readonly posters: readonly KitPoster[];
}

export const symbolOf = (kind: StandPartKind, key: string): string => `${kind}-${key}`;

export const partOf = (kit: StandKit, kind: StandPartKind, key: string): KitPart | undefined =>
  kit.parts[kind].find((part) => part.key === key);

export const posterOf = (kit: StandKit, character: number): KitPoster | undefined =>
  kit.posters.find(({ id }) => id === character);
