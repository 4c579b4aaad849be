/** The version of Gatsby that the patches are written for; with another one all are off. */
const KNOWN_GATSBY = "5.16.1";

/** Names of the patches in `ENCORE_PATCHES`; README.md describes them. */
const PATCHES = ["bundles", "compiled", "functions", "queries", "rendering", "swc"];

const isKnown = () => require("gatsby/package.json").version === KNOWN_GATSBY;

/** The patches that are on: all, none for `ENCORE_PATCHES=off`, else the named ones. @throws for an unknown name */
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
