const { statfsSync } = require("node:fs");

/** Tests write many small files; in a container the folder in memory may be too small. */
const ENOUGH_BYTES = 1_000_000_000;

/** Puts temporary files of this process and its children in memory if there is room. */
try {
  const { bavail, bsize } = statfsSync("/dev/shm");
  if (bavail * bsize > ENOUGH_BYTES) process.env.TMPDIR ??= "/dev/shm";
} catch {
  // No such folder: use the default one.
}
