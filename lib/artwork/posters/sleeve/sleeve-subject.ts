import type { UnitStyle } from "../backdrop/unit-style";
import type { MarkSubject } from "../marks/mark";
import type { DrawnCharacter } from "../poster/drawn-character";
import type { TravelSubject } from "../travel/travel";

export const SLEEVE_SIZE = 1200;

/** A unit of an album, or singers without a common mark. */
export interface SleeveArtist extends Pick<MarkSubject, "colors" | "spots"> {
  style: UnitStyle;
  mark?: MarkSubject;
}

export interface SleeveSubject {
  id: string;
  /** SVG of the composition in content/art/sleeves. */
  sleeve: string;
  /** Texts by the kind of their box in the composition. */
  words: Readonly<Record<string, string>>;
  artists: readonly SleeveArtist[];
  accent: string;
  cast?: readonly DrawnCharacter[];
  /** Trip of the album, if the composition shows its landscape. */
  trip?: Pick<TravelSubject, "colors" | "scenery">;
}
