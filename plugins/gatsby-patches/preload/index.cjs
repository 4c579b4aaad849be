const { patchesOn } = require("../switch.cjs");

// Loaded before Gatsby (scripts/lib/build.mjs): what has to be in place before its first module.
if (patchesOn().includes("compiled")) require("./compile-fast.cjs");
