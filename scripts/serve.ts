import { createApp } from "../server/app";
import { listen } from "../server/listen";
import { readSite } from "../server/read-site";

/** Serves the built site until it is told to stop. HOST and PORT say where (127.0.0.1, 9000). */
async function main(): Promise<void> {
  const { HOST = "127.0.0.1", PORT = "9000" } = process.env;
  const app = await createApp(readSite(process.cwd()));
  const { address, stop } = await listen(app, HOST, Number(PORT));
  console.log(`\nEncore is at ${address}/ (end it with Ctrl+C)\n`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, stop);
}

main().catch((error: Error) => {
  console.error(`\n${error.message}`);
  process.exitCode = 1;
});
