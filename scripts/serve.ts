import { once } from "node:events";
import { existsSync } from "node:fs";
import { createApp } from "../server/app";
import { listen } from "../server/listen";
import { closeDatabases, liveDatabase } from "../server/live/database/live-database";
import { invalidUrlMessage, databaseSettings } from "../server/live/database/settings";
import { readSite } from "../server/read-site";
import { listenErrorMessage, portIn } from "./lib/listening-place";
import { systemErrorMessage } from "./lib/system-fault.mjs";
import { helpIfAsked } from "./lib/usage.mjs";
import { trustedProxies } from "../server/trusted-proxies";

/**
 * Serves the built site until a signal. Uses HOST and PORT (127.0.0.1, 9000), and ENCORE_TRUSTED_PROXIES for
 * `X-Forwarded-*` headers (loopback).
 */
async function main(): Promise<void> {
  helpIfAsked("serve");
  const { ENCORE_TRUSTED_PROXIES } = process.env;
  const [host, port] = [process.env.HOST || "127.0.0.1", portIn(process.env.PORT || "9000")];
  const fault = invalidUrlMessage(databaseSettings());
  if (fault !== undefined) throw new Error(fault);
  const site = readSite(process.cwd(), trustedProxies(ENCORE_TRUSTED_PROXIES));
  const { address, stop } = await listen(createApp(site), host, port).catch((error: unknown) => {
    const words = listenErrorMessage(error, host, port);
    throw words === undefined ? error : new Error(words, { cause: error });
  });
  // Report database faults at start, not to the first visitor; pages work without it.
  if (existsSync(site.functions))
    liveDatabase().catch((error: Error) => console.error(`\n${error.message}`));
  console.log(`\nEncore is at ${address}${site.base}/ (end it with Ctrl+C)\n`);
  await Promise.race(["SIGINT", "SIGTERM"].map((signal) => once(process, signal)));
  await stop();
  await closeDatabases();
}

main().catch((error: Error) => {
  console.error(`\n${systemErrorMessage(error) ?? error.message}`);
  process.exitCode = 1;
});
