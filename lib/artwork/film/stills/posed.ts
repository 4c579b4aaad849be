import type { FilmCameraKey, FilmCrowdKey, FilmLightKey } from "../../../../content/types";
import type { Lens } from "../camera/view";
import { type Shot, shotOf } from "../set/shot";
import type { Film } from "../timeline/film";

/** How the theatre is set up for a picture that is not of the film. */
export interface Pose {
  /** The frame at which everything else is as it is in the film. */
  frame: number;
  camera: Omit<FilmCameraKey, "frame">;
  lights: Omit<FilmLightKey, "frame">;
  crowd: Omit<FilmCrowdKey, "frame">;
  /** How far the curtain is open. */
  open: number;
  /** Whether the cast is on the stage. */
  peopled?: boolean;
  spotlight?: { x: number; y: number; size: number };
}

/** The theatre, set up for one picture. */
export function posed(film: Film, lens: Lens, pose: Pose): Shot {
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
