const { createServer } = require("node:net");
const { lockAddress } = require("./lock-address.cjs");

/** Milliseconds between checks for the command that started Gatsby. */
const PAUSE = 500;

// A killed command releases its lock, but does not end Gatsby: this does, and holds a lock until then.
const commandPid = process.ppid;
setInterval(() => {
  if (process.ppid !== commandPid) process.exit(1);
}, PAUSE).unref();

// Gatsby's workers find the address taken; they end with it.
createServer((socket) => {
  socket.on("error", () => {}).unref();
  socket.write("The rest of a killed build");
})
  .on("error", () => {})
  .listen(lockAddress(process.env.ENCORE_BUILD_LOCK))
  .unref();
