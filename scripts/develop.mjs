import { dropForeignCache } from "./lib/checkout-mark.mjs";
import { local, run } from "./lib/run.mjs";

dropForeignCache();
await run(...local("gatsby", "develop", "--host", "127.0.0.1", ...process.argv.slice(2)));
