import { createServer } from "node:net";
import { installDependencies } from "./lib/install.mjs";
import { run, runLocal } from "./lib/run.mjs";

const HOST = "127.0.0.1";
const FIRST_PORT = Number(process.env.PORT ?? 9000);

/** The first port from `port` on that nobody listens on. */
function freePort(port) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error) =>
      error.code === "EADDRINUSE" && port < FIRST_PORT + 100
        ? resolve(freePort(port + 1))
        : reject(error),
    );
    probe.listen(port, HOST, () => probe.close(() => resolve(port)));
  });
}

try {
  await installDependencies();
  console.log(
    "Building the site. The first time draws and encodes every picture; later builds reuse them.",
  );
  await runLocal("gatsby", "build");
  const port = await freePort(FIRST_PORT);
  console.log(`\nEncore is at http://${HOST}:${port}/ (end it with Ctrl+C)\n`);
  await run("npx", ["--no-install", "gatsby", "serve", "--host", HOST, "--port", String(port)]);
} catch (error) {
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}
