import { buildSite } from "./lib/build.mjs";

try {
  await buildSite();
} catch (error) {
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}
