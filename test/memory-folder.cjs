const { statfsSync } = require("node:fs");

/** Tests write many small files; a container may have a folder in memory that holds few. */
const ENOUGH_BYTES = 1_000_000_000;

/** Has temporary files of this process, and of those that it starts, in memory where the machine has room. */
try {
  const { bavail, bsize } = statfsSync("/dev/shm");
  if (bavail * bsize > ENOUGH_BYTES) process.env.TMPDIR ??= "/dev/shm";
} catch {
  // There is no such folder: temporary files are where they always are.
}
