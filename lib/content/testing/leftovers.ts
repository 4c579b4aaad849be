/** Names of files that systems and editors leave behind. */
export const LEFTOVERS = [
  ".DS_Store",
  "._fine.json",
  "desktop.ini",
  "Desktop.ini",
  "Thumbs.db",
  "Icon\r",
  "4913",
  "fine.json~",
  "#fine.json#",
  ".#leo.json",
  ".fine.json.swp",
  "fine.json.orig",
  "fine.json.bak",
  "fine.json.unfinished",
  "__MACOSX/fine.json",
];
