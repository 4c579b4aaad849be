import type { MoodLook, MoodsLook, PortraitLook } from "../../../content/types";

export type Mood = keyof MoodsLook;

export type MoodedLook = Omit<PortraitLook, "moods"> &
  Pick<MoodLook, "gaze" | "pose" | "sign" | "tilt">;

/** The look in a mood; the look of everyday without one, or for a character that has none. */
export function inMood({ moods, ...look }: PortraitLook, mood: Mood | undefined): MoodedLook {
  const change = mood && moods?.[mood];
  if (!change) return look;
  const { caption: _, eyes, marks, ...rest } = change;
  return {
    ...look,
    ...rest,
    ...(eyes && { eyes: { ...look.eyes, shape: eyes } }),
    // A blush lies under a mole.
    ...(marks && { marks: [...marks, ...(look.marks ?? [])] }),
  };
}
