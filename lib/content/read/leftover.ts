/** Lower-case names of files that systems leave behind. `4913` is Vim’s test of a folder. */
const NAMES = new Set(["thumbs.db", "ehthumbs.db", "desktop.ini", "icon\r", "__macosx", "4913"]);

/** Names of backups and unfinished files of editors, git and commands: `x.json~`, `#x.json#`, `.x.json.swp`. */
const PATTERN =
  /^\.|~$|^~\$|^#.*#$|\.(?:orig|rej|bak|sw[a-p]|tmp|unfinished|crswap)$|___jb_(?:tmp|old)___$/;

/** True for files of systems and editors, and all in folders of theirs: no command reads them. */
export const isLeftover = (path: string): boolean =>
  path.split("/").some((name) => NAMES.has(name.toLowerCase()) || PATTERN.test(name));
