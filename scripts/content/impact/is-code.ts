/** Folders and files of the project that no built page follows from. */
const BESIDE =
  /^(?:docs|bench|e2e|test|scripts|server|deploy|\.github|\.vscode|\.ci)\/|\.(?:md|test\.tsx?)$|^(?:\.\w+|biome\.json|jest\.config\.mjs|playwright\.config\.ts|LICENSE)$/;

/** What programmers keep in content/: types and schemas make the data layer. The names follow from records. */
const IN_CONTENT = /^content\/(?:schema\/(?!names\.schema\.json$)|types\.ts$)/;

/** Whether a file of the project is code (or a package, or a static file) that any page may follow from. */
export const isCode = (file: string): boolean =>
  IN_CONTENT.test(file) || !(file.startsWith("content/") || BESIDE.test(file));
