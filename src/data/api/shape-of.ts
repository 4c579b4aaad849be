import type { AnswerName } from "#lib/api/calls";
import type { Shape } from "#lib/api/shape";
import sourceUrl from "./shapes/source-url";

/** What calls answer: of GET calls, and of a change to the exhibition. */
export type ShapeName = AnswerName | "exhibition-change-answer";

type Group = Readonly<Partial<Record<ShapeName, Shape>>>;
type Load = () => Promise<{ readonly default: Group }>;

const notices: Load = () => import("./shape-groups/notices");
const films: Load = () => import("./shape-groups/films");
const stands: Load = () => import("./shape-groups/stands");

/** Fetched with those that the same pages ask for. */
const GROUPS: Readonly<Partial<Record<ShapeName, Load>>> = {
  "activity-list": notices,
  "game-feature-list": notices,
  "video-list": films,
  "contribution-video-list": films,
  "count-info": stands,
  "racing-list": stands,
  "exhibition-list": stands,
  "exhibition-change-answer": stands,
};

/** Fetches the shape of an answer. The one that every page asks for is here. */
export async function shapeOf(name: ShapeName): Promise<Shape> {
  const shape = name === "source-url" ? sourceUrl : (await GROUPS[name]?.())?.default[name];
  if (!shape) throw new TypeError(`No shape of ${name}`);
  return shape;
}
