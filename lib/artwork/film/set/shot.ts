import type { Light } from "../../../content/model/illustrations/light";
import { clamp } from "../timeline/easing";
import type { Film } from "../timeline/film";
import { spanAt, valueAt } from "../timeline/track";
import { type Camera, type Lens, type View, viewOf } from "../camera/view";

/** Everything that is known of one frame. */
export interface Shot {
  film: Film;
  /** The frame; a half is between two. */
  frame: number;
  view: View;
  light: Light;
  /** How far the curtain is open, and how fast it opens (below 0: closes), for each frame. */
  curtain: { open: number; speed: number };
}

/** What happens at a frame, as one lens sees it. */
export function shotOf(film: Film, frame: number, lens: Lens): Shot {
  const open = (at: number) => clamp(valueAt(film.curtain, at, (key) => key.open));
  const level = (name: keyof Light) => clamp(valueAt(film.lights, frame, (key) => key[name]));
  return {
    film,
    frame,
    view: viewOf(lens, cameraAt(film, frame)),
    light: { house: level("house"), stage: level("stage"), ghost: level("ghost") },
    curtain: { open: open(frame), speed: open(frame + 0.5) - open(frame - 0.5) },
  };
}

function cameraAt({ camera }: Film, frame: number): Camera {
  return {
    x: valueAt(camera, frame, (key) => key.x),
    y: valueAt(camera, frame, (key) => key.y),
    zoom: valueAt(camera, frame, (key) => key.zoom),
    tilt: valueAt(camera, frame, (key) => key.tilt ?? 0),
    lift: valueAt(camera, frame, (key) => key.lift ?? 0),
  };
}

/** The light sticks at a frame. */
export function crowdAt({ film, frame }: Shot) {
  const { from, to, share } = spanAt(film.crowd, frame);
  return {
    lit: clamp(valueAt(film.crowd, frame, (key) => key.lit)),
    wave: clamp(valueAt(film.crowd, frame, (key) => key.wave)),
    phase: valueAt(film.crowd, frame, (key) => key.phase ?? 0),
    units: [from.units, to.units] as const,
    share,
  };
}
