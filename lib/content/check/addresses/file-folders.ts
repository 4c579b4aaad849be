/** Folders at the site's root that hold files and no pages. */
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

/** True if an address, such as `/data/v1`, is one of these folders or lies in one. */
export const isAmongFiles = (address: string): boolean =>
  FILE_FOLDERS.includes(address.split("/")[1] ?? "");
