/** Folders at the site's root in which files are that programs ask for, and no page. */
export const FILE_FOLDERS: readonly string[] = [
  "_gatsby",
  "api",
  "data",
  "features",
  "feeds",
  "fonts",
  "icons",
  "page-data",
  "pictures",
  "slice-data",
  "social",
  "static",
  "~partytown",
];

/** Whether an address, such as `/data/v1`, is one of these folders or lies in one. */
export const isAmongFiles = (address: string): boolean =>
  FILE_FOLDERS.includes(address.split("/")[1] ?? "");
