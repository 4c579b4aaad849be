/** Names of files that systems leave behind, in small letters. `4913` is Vim’s test of a folder. */
const NAMES = new Set(["thumbs.db", "ehthumbs.db", "desktop.ini", "icon\r", "__macosx", "4913"]);

/** Names of backups and of files that an editor, git or a command has not finished: `x.json~`, `#x.json#`, `.x.json.swp`. */
const PATTERN =
  /^\.|~$|^~\$|^#.*#$|\.(?:orig|rej|bak|sw[a-p]|tmp|unfinished|crswap)$|___jb_(?:tmp|old)___$/;

/** True if a file, or a folder that it is in, was left behind by a system or an editor: no command looks at it. */
export const isLeftover = (path: string): boolean =>
  path.split("/").some((name) => NAMES.has(name.toLowerCase()) || PATTERN.test(name));
