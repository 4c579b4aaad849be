import { dropForeignCache } from "./lib/checkout-mark.mjs";
import { local, run } from "./lib/run.mjs";

dropForeignCache();
const develop = local("gatsby", "develop", "--host", "127.0.0.1", ...process.argv.slice(2));
// Who changes a look wants to see it soon; pictures that are encoded already stay as they are.
await run(...develop, { settings: { ENCORE_PICTURES: "quick" } });
