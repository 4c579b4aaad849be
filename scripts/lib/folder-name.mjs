/** Characters in the project's path that Gatsby takes for glob patterns, and webpack for a loader. */
const MISREAD = /[*?[\]{}#!]/;

/** Rejects a folder in which Gatsby would not find the project's files. @param {string} [root] the project's folder */
export function assertValidFolder(root = process.cwd()) {
  const [sign] = MISREAD.exec(root) ?? [];
  if (!sign) return;
  throw new Error(
    `Gatsby finds no files in ${root}, because of the "${sign}" in its name. ` +
      "Give the folder a name without * ? [ ] { } # and !, and try again.",
  );
}
