const { createServer } = require("node:net");
const { lockAddress } = require("./lock-address.cjs");

/** How often Gatsby looks for the command that started it, in ms. */
const PAUSE = 500;

// A command that is killed takes its lock with it, but not Gatsby: it ends itself, and is waited for until then.
const command = process.ppid;
setInterval(() => {
  if (process.ppid !== command) process.exit(1);
}, PAUSE).unref();

// Workers of Gatsby find the address taken; they end with it.
createServer((socket) => {
  socket.on("error", () => {}).unref();
  socket.write("The rest of a killed build");
})
  .on("error", () => {})
  .listen(lockAddress(process.env.ENCORE_BUILD_LOCK))
  .unref();
