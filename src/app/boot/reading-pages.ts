/**
 * The components of reading pages, by the names of their chunks. Such a page runs no script file before a control
 * that needs one is used; all others are live: their scripts come at the first idle moment (inline/boot-live.ts).
 */
const READING: ReadonlySet<string> = new Set([
  "component---src-pages-404-tsx",
  "component---src-pages-4-piece-idol-tsx",
  "component---src-pages-4-piece-index-tsx",
  "component---src-pages-explore-clubs-tsx",
  "component---src-pages-explore-index-tsx",
  "component---src-pages-explore-units-list-tsx",
  "component---src-pages-sdk-tsx",
  "component---src-templates-agency-tsx",
  "component---src-templates-campaign-tsx",
  "component---src-templates-character-tsx",
  "component---src-templates-club-tsx",
  "component---src-templates-four-piece-idol-tsx",
  "component---src-templates-legal-tsx",
  "component---src-templates-notice-period-tsx",
  "component---src-templates-storyboard-tsx",
  "component---src-templates-trip-tsx",
  "component---src-templates-unit-tsx",
]);

export type ScriptTime = "at-idle" | "on-use";

/** When the scripts of the page come whose component has this chunk. */
export function scriptTime(componentChunkName: string | undefined): ScriptTime {
  return READING.has(componentChunkName ?? "") ? "on-use" : "at-idle";
}
