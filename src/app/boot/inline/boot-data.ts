/** What the boot script is told of the build (gatsby/scripts-slice.ts). */
export interface BootData {
  scripts: string[];
  worker?: string;
}

/** The data in the JSON of `#boot-data`. */
export function bootData(page: Document): BootData {
  return JSON.parse(page.getElementById("boot-data")?.textContent ?? '{"scripts":[]}') as BootData;
}
