import { buildSite } from "./lib/build.mjs";

try {
  await buildSite();
} catch {
  // What is wrong has been printed.
  process.exitCode = 1;
}
