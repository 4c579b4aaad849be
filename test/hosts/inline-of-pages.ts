import { readFileSync } from "node:fs";
import { inlineHashes } from "../../lib/site/headers/inline-hashes";
import { filesBelow } from "../../lib/site/ledger/site-paths";

/** The pages of the built site, each with what stands inline in it. */
export const inlineOfPages = () =>
  filesBelow("public")
    .filter((file) => file.endsWith(".html") && !file.startsWith("_gatsby/"))
    .map((file) => ({ file, inline: inlineHashes(readFileSync(`public/${file}`, "utf8")) }));
