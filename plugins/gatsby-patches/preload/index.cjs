const { patchesOn } = require("../switch.cjs");

// Loaded before Gatsby (scripts/lib/build.mjs): what has to be in place before its first module.
const patches = patchesOrEnd();
if (patches.includes("compiled")) require("./compile-fast.cjs");
if (patches.includes("modules")) {
  require("./keep-modules.cjs");
  require("./load-later.cjs");
}

function patchesOrEnd() {
  try {
    return patchesOn();
  } catch (error) {
    console.error(error.message);
    return process.exit(1);
  }
}
