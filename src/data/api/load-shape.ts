import type { AnswerName } from "#lib/api/calls";
import type { Shape } from "#lib/api/shape";
import sourceUrl from "./shapes/source-url.json";

/** Names of answers: of GET calls, and of a change to the exhibition. */
export type ShapeName = AnswerName | "exhibition-change-answer";

/**
 * Loads the shape of an answer. All shapes are one chunk, except two that are bundled: `source-url`, which every page
 * needs, and the envelope (open-envelope.ts).
 */
export const loadShape = async (name: ShapeName): Promise<Shape> =>
  name === "source-url"
    ? (sourceUrl as Shape)
    : (
        await import(
          /* webpackMode: "lazy-once", webpackChunkName: "shapes", webpackExclude: /(envelope|source-url)\.json$/ */
          `./shapes/${name}.json`
        )
      ).default;
