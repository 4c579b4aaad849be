import type { AnswerName } from "#lib/api/calls";
import type { Shape } from "#lib/api/shape";
import sourceUrl from "./shapes/source-url.json";

/** What calls answer: of GET calls, and of a change to the exhibition. */
export type ShapeName = AnswerName | "exhibition-change-answer";

/** Each is fetched with those that the same pages ask for; the one that every page asks for is here. */
const LOADERS: Readonly<Record<ShapeName, () => Promise<{ readonly default: object }>>> = {
  "source-url": () => Promise.resolve({ default: sourceUrl }),
  "activity-list": () =>
    import(/* webpackChunkName: "shapes-notices" */ "./shapes/activity-list.json"),
  "game-feature-list": () =>
    import(/* webpackChunkName: "shapes-notices" */ "./shapes/game-feature-list.json"),
  "video-list": () => import(/* webpackChunkName: "shapes-films" */ "./shapes/video-list.json"),
  "contribution-video-list": () =>
    import(/* webpackChunkName: "shapes-films" */ "./shapes/contribution-video-list.json"),
  "count-info": () => import(/* webpackChunkName: "shapes-stands" */ "./shapes/count-info.json"),
  "racing-list": () => import(/* webpackChunkName: "shapes-stands" */ "./shapes/racing-list.json"),
  "exhibition-list": () =>
    import(/* webpackChunkName: "shapes-stands" */ "./shapes/exhibition-list.json"),
  "exhibition-change-answer": () =>
    import(/* webpackChunkName: "shapes-stands" */ "./shapes/exhibition-change-answer.json"),
};

/** Fetches the shape of an answer. */
export const shapeOf = async (name: ShapeName): Promise<Shape> =>
  (await LOADERS[name]()).default as Shape;
