import type { Scene } from "./scene";

/** The scenes that a campaign may be set in, by name. */
export const SCENES = {} as const satisfies Record<string, Scene>;

/** The name of a scene. */
export type SceneName = keyof typeof SCENES;
