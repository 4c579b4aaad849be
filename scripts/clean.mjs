import { removeCaches } from "./lib/cache-mark.mjs";
import { fail } from "./lib/system-fault.mjs";
import { helpIfAsked } from "./lib/usage.mjs";

helpIfAsked("clean");
try {
  removeCaches();
} catch (error) {
  fail(error);
}
