/** The version of Gatsby whose inside the patches know: with another one all of them are off. */
const KNOWN_GATSBY = "5.16.1";

/** What the patches are called in `ENCORE_PATCHES`; README.md says what each does and brings. */
const PATCHES = ["bundles", "compiled", "functions", "queries", "rendering", "swc"];

/** Whether the installed Gatsby is the one that the patches know. */
const isKnown = () => require("gatsby/package.json").version === KNOWN_GATSBY;

/**
 * The patches that are on: all, none where `ENCORE_PATCHES` is `off`, else those that it names.
 * @throws if it names one that there is not
 */
function patchesOn(environment = process.env) {
  const { ENCORE_PATCHES: given = "" } = environment;
  if (given === "off" || !isKnown()) return [];
  if (given === "") return PATCHES;
  const names = given.split(",");
  const unknown = names.find((name) => !PATCHES.includes(name));
  if (unknown === undefined) return names;
  throw new Error(
    `ENCORE_PATCHES is "${given}"; allowed: off, or some of ${PATCHES.join(", ")} with commas between them`,
  );
}

module.exports = { KNOWN_GATSBY, isKnown, patchesOn };
