const { patchesOn } = require("../switch.cjs");

// Loaded before Gatsby (scripts/lib/build.mjs), for patches that precede its first module.
if (patchesOrEnd().includes("compiled")) require("./compile-fast.cjs");

function patchesOrEnd() {
  try {
    return patchesOn();
  } catch (error) {
    console.error(error.message);
    return process.exit(1);
  }
}
