import type { CharacterId, UnitId } from "../../../content/types";
import type { Reach } from "../../artwork/figures/parts";

/** Moods that a member can be in; `plain` is the face of their profile. */
export const MOODS = ["plain", "onStage", "offDuty", "caughtOut"] as const;

/** Pose of the arms that comes with a mood. */
export const OWN_POSE = "own";

export const NO_POSE = "none";

/** Side that a member looks to; `inwards` follows from their place. */
export const SIDES = ["inwards", "left", "right"] as const;

export interface UnitMember {
  readonly id: CharacterId;
  readonly mood: (typeof MOODS)[number];
  /** {@link OWN_POSE}, {@link NO_POSE}, or a drawing in content/art/poses. */
  readonly pose: string;
  readonly side: (typeof SIDES)[number];
}

export interface UnitDocument {
  readonly version: 1;
  readonly name: string;
  readonly slogan: string;
  /** A drawing in content/art/backdrops. */
  readonly backdrop: string;
  /** The unit of the site whose colours it wears. */
  readonly colors: UnitId;
  readonly leader: CharacterId;
  /** In the order of their places, back row first, each row from left to right. */
  readonly members: readonly UnitMember[];
}

export const UNIT_VERSION = 1;

export const LEAST_MEMBERS = 2;
export const MOST_MEMBERS = 5;

/** Longest name and slogan, in code points. */
export const LONGEST = { name: 28, slogan: 48 } as const;

/** Names that a document may use, and how far the arms of each pose reach. */
export interface UnitOptions {
  readonly idols: ReadonlySet<CharacterId>;
  readonly backdrops: readonly string[];
  readonly palettes: readonly UnitId[];
  readonly poses: readonly string[];
  readonly reachByPose: Readonly<Record<string, Reach>>;
}

export const newMember = (id: CharacterId): UnitMember => ({
  id,
  mood: "onStage",
  pose: OWN_POSE,
  side: "inwards",
});
