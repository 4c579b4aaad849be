import { readFileSync } from "node:fs";
import { inlineHashes } from "../../lib/site/headers/inline-hashes";
import { filesBelow } from "../../lib/site/site-files/site-paths";

export const inlineOfPages = () =>
  filesBelow("public")
    .filter((file) => file.endsWith(".html") && !file.startsWith("_gatsby/"))
    .map((file) => ({ file, inline: inlineHashes(readFileSync(`public/${file}`, "utf8")) }));
