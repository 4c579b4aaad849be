import { buildAlone } from "./lib/build-lock.mjs";
import { removeCaches } from "./lib/cache-mark.mjs";
import { fail } from "./lib/system-fault.mjs";
import { helpIfAsked } from "./lib/usage.mjs";

helpIfAsked("clean");
try {
  await buildAlone("A command that removes the last build", async () => removeCaches());
} catch (error) {
  fail(error, true);
}
