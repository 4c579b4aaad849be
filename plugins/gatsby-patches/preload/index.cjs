const { patchesOn } = require("../switch.cjs");

// Loaded before Gatsby (scripts/lib/build.mjs): what has to be in place before its first module.
const patches = patchesOn();
if (patches.includes("compiled")) require("./compile-fast.cjs");
if (patches.includes("modules")) {
  require("./keep-modules.cjs");
  require("./load-later.cjs");
}
