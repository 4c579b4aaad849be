import components from "./reading-components.json";

/**
 * The components of reading pages, by the names of their chunks. Such a page runs no script file before a control
 * that needs one is used; all others are live: their scripts come at the first idle moment (inline/boot-live.ts).
 */
const READING: ReadonlySet<string> = new Set(components);

export type ScriptTime = "at-idle" | "on-use";

/** When the scripts of the page come whose component has this chunk. */
export function scriptTime(componentChunkName: string | undefined): ScriptTime {
  return READING.has(componentChunkName ?? "") ? "on-use" : "at-idle";
}
