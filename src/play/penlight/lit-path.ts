import { penlightPath } from "#lib/content/pages/paths";

/** Address of an idol's light. */
export const litPath = (cname: string): string => `${penlightPath}?idol=${cname}`;
