import type { FilmEffect, UnitId } from "../../../../content/types";
import type { Shot } from "../set/shot";

/** First and second colours of an effect's units. */
export function colorsOf({ film }: Shot, { units }: FilmEffect): string[] {
  const ids = units ?? ([...film.units.keys()] as UnitId[]);
  return ids.flatMap((id) => {
    const set = film.units.get(id);
    return set ? [set.color1, set.color2] : [];
  });
}

/** Active effects of one kind at a frame, with their progress and their index in the film. */
export function activeEffects(
  { film, frame }: Pick<Shot, "film" | "frame">,
  kind: FilmEffect["kind"],
): { effect: FilmEffect; share: number; index: number }[] {
  return film.effects.flatMap((effect, index) => {
    const share = (frame - effect.frame) / effect.length;
    return effect.kind === kind && share >= 0 && share <= 1 ? [{ effect, share, index }] : [];
  });
}
