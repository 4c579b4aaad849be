/** What the boot script is told of the build (gatsby/scripts-slice.ts). */
export interface BootData {
  /** What every page runs, in order. */
  scripts: string[];
  /** Address of the service worker, where the build has one. */
  worker?: string;
}

/** The data in the JSON of `#boot-data`. */
export function bootData(page: Document): BootData {
  return JSON.parse(page.getElementById("boot-data")?.textContent ?? '{"scripts":[]}') as BootData;
}
