import type { ColorSet } from "../../../../content/types";

/** The sheet a scene is drawn on. */
export interface SceneFrame {
  width: number;
  height: number;
  shape: "wide" | "tall";
  colors: ColorSet;
}

/**
 * A stage set: what is behind the cast and, if any, before it. SVG fragments in the frame's own
 * pixels. A title stands over the left 45 % of the wide frame and the upper 35 % of the tall one,
 * which stay calmer; the cast stands to the right, or at the foot.
 */
export interface Scene {
  back: (frame: SceneFrame) => string;
  front?: (frame: SceneFrame) => string;
}
