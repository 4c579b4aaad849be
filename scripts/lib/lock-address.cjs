const { tmpdir } = require("node:os");
const { join } = require("node:path");

/** Address of a socket used as a lock. On Linux and Windows it leaves no file. */
exports.lockAddress = (name) => {
  if (process.platform === "linux") return `\0${name}`;
  return process.platform === "win32" ? `\\\\.\\pipe\\${name}` : join(tmpdir(), name);
};
