import {
  castOf,
  type Film,
  type Player,
  type ScreeningCatalogue,
  type ScreeningUnit,
} from "../screening-catalogue";

/** What is seen for a while; a card is what silent films put between two pictures. */
type Shot =
  | { kind: "title" }
  | { kind: "card"; player: Player }
  | { kind: "portrait"; player: Player; move: number }
  | { kind: "group"; unit: ScreeningUnit }
  | { kind: "end" };

/** A shot and the seconds that it is seen from and to. */
export type Scene = Shot & { from: number; to: number };

/** How long the kinds of shots last in relation to each other. */
const BEATS: Record<Shot["kind"], number> = { title: 4, card: 3, portrait: 4, group: 5, end: 4 };

/** Cuts a reel to its length: the title, a card and a portrait for each of the cast, the unit's picture, the last card. */
export function cutReel(film: Film, catalogue: ScreeningCatalogue): Scene[] {
  const unit = catalogue.units.find(({ id }) => id === film.unit);
  const shots: Shot[] = [
    { kind: "title" },
    ...castOf(film, catalogue).flatMap<Shot>((player, move) => [
      { kind: "card", player },
      { kind: "portrait", player, move },
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

/** Index of the scene that is seen at a time; the last one from the end on. */
export function sceneAt(scenes: readonly Scene[], time: number): number {
  const index = scenes.findIndex(({ to }) => time < to);
  return index === -1 ? scenes.length - 1 : index;
}
