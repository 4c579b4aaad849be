import type { MoodedLook } from "./mood";

export interface HairParts {
  /** Hair around the face: a whole style, or a top, sides and a fringe. */
  readonly cut:
    | { readonly style: string }
    | { readonly cap: string; readonly sides: string; readonly fringe: string };
  readonly back?: string | undefined;
  readonly ahoge?: string | undefined;
  readonly braid?: string | undefined;
  readonly streak?: string | undefined;
}

/** Extent of a pose: below the chest, where groups are cut; before it; or beyond the body. */
export type Reach = "low" | "near" | "wide";

interface FigureParts {
  readonly hair: HairParts;
  readonly head: string;
  readonly eyes: string;
  readonly brows: string;
  readonly mouth: string;
  readonly marks: readonly string[];
  readonly glasses?: string | undefined;
  /** In the order of the look’s ornaments. */
  readonly ornaments: readonly string[];
  /** A costume and accessories over it. */
  readonly worn: readonly string[];
  readonly pose?: string | undefined;
  readonly sign?: string | undefined;
}

/** A look with the drawings that it names, in one mood. */
export type FigureLook = Omit<MoodedLook, "pose" | "sign"> & {
  readonly parts: FigureParts;
  /** True if the figure faces the other way than in its record: hair and marks keep their side. */
  readonly turned?: boolean;
};
