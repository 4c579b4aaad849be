import type { AnswerName } from "#lib/api/calls";
import type { Shape } from "#lib/api/shape";
import sourceUrl from "./shapes/source-url.json";

/** What calls answer: of GET calls, and of a change to the exhibition. */
export type ShapeName = AnswerName | "exhibition-change-answer";

/** Fetches the shape of an answer, with those of all calls; the one that every page asks for is here. */
export const shapeOf = async (name: ShapeName): Promise<Shape> =>
  name === "source-url"
    ? (sourceUrl as Shape)
    : (
        await import(
          /* webpackMode: "lazy-once", webpackChunkName: "shapes", webpackExclude: /(envelope|source-url)\.json$/ */
          `./shapes/${name}.json`
        )
      ).default;
