import type { Light } from "../../../content/model/illustrations/light";
import { clamp } from "../timeline/easing";
import type { Film } from "../timeline/film";
import { spanAt, valueAt } from "../timeline/track";
import { type Camera, type Lens, type View, viewOf } from "../camera/view";

export interface Shot {
  film: Film;
  /** A half is between two frames. */
  frame: number;
  view: View;
  light: Light;
  /** Opening of the curtain, and its speed for each frame (negative: closing). */
  curtain: { open: number; speed: number };
}

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
