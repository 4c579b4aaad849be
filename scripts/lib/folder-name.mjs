/** Signs that Gatsby takes for patterns of names in the path of the project, and one that webpack takes for an end. */
const MISREAD = /[*?[\]{}#!]/;

/**
 * Refuses a folder in which Gatsby would not find the files of the project.
 * @param {string} [root] the project's folder
 */
export function refuseFolder(root = process.cwd()) {
  const [sign] = MISREAD.exec(root) ?? [];
  if (!sign) return;
  throw new Error(
    `Gatsby finds no files in ${root}, because of the "${sign}" in its name. ` +
      "Give the folder a name without * ? [ ] { } # and !, and try again.",
  );
}
