import type { FilmCameraKey, FilmCrowdKey, FilmLightKey } from "../../../../content/types";
import type { Lens } from "../camera/view";
import { type Shot, shotOf } from "../set/shot";
import type { Film } from "../timeline/film";

export interface Pose {
  /** Frame that everything else is taken from. */
  frame: number;
  camera: Omit<FilmCameraKey, "frame">;
  lights: Omit<FilmLightKey, "frame">;
  crowd: Omit<FilmCrowdKey, "frame">;
  /** Opening of the curtain, 0 to 1. */
  open: number;
  /** True to show idols and effects. */
  peopled?: boolean;
  spotlight?: { x: number; y: number; size: number };
}

export function poseShot(film: Film, lens: Lens, pose: Pose): Shot {
  const { frame, camera, lights, crowd, open, peopled = false, spotlight } = pose;
  const staged: Film = {
    ...film,
    camera: [{ ...camera, frame }],
    lights: [{ ...lights, frame }],
    crowd: [{ ...crowd, frame }],
    curtain: [{ open, frame }],
    entrances: peopled ? film.entrances : [],
    effects: spotlight
      ? [{ ...spotlight, kind: "spotlight", frame: frame - 5, length: 10 }]
      : film.effects.filter(({ kind }) => peopled && kind !== "sparks"),
    lettering: [],
    star: undefined,
  };
  return shotOf(staged, frame, lens);
}
