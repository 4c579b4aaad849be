import {
  castOf,
  type Film,
  type Performer,
  type ScreeningCatalogue,
  type ScreeningUnit,
} from "../screening-catalogue";

/** A card is an intertitle, as in silent films. */
type Shot =
  | { kind: "title" }
  | { kind: "card"; performer: Performer }
  | { kind: "portrait"; performer: Performer; move: number }
  | { kind: "group"; unit: ScreeningUnit }
  | { kind: "end" };

/** A shot with its start and end in seconds. */
export type Scene = Shot & { from: number; to: number };

/** Relative durations of the kinds of shots. */
const BEATS: Record<Shot["kind"], number> = { title: 4, card: 3, portrait: 4, group: 5, end: 4 };

/**
 * Generates the scenes of a film to fit its length: title, a card and a portrait for each of the cast, picture of the
 * unit, end card.
 */
export function createScenes(film: Film, catalogue: ScreeningCatalogue): Scene[] {
  const unit = catalogue.units.find(({ id }) => id === film.unit);
  const shots: Shot[] = [
    { kind: "title" },
    ...castOf(film, catalogue).flatMap<Shot>((performer, move) => [
      { kind: "card", performer },
      { kind: "portrait", performer, move },
    ]),
    ...(unit ? [{ kind: "group", unit } as const] : []),
    { kind: "end" },
  ];
  const beats = shots.reduce((sum, { kind }) => sum + BEATS[kind], 0);
  let passed = 0;
  return shots.map((shot) => {
    const from = (passed / beats) * film.seconds;
    passed += BEATS[shot.kind];
    return { ...shot, from, to: (passed / beats) * film.seconds };
  });
}

/** Index of the scene at a time; after the end, the last one. */
export function sceneAt(scenes: readonly Scene[], time: number): number {
  const index = scenes.findIndex(({ to }) => time < to);
  return index === -1 ? scenes.length - 1 : index;
}
