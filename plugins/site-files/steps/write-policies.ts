import { readFileSync } from "node:fs";
import { join } from "node:path";
import { mergeHashes } from "../../../lib/site/headers/inline-hashes";
import { pagePolicy, withPagePolicy } from "../../../lib/site/headers/page-policy";
import { connectedOrigins, readSettings } from "../../../lib/site/host-settings/settings";
import type { FinishedSite } from "./finished-site";

/** Adds the policy to each page if the host sets no headers; a page kept by Gatsby may have an old one. */
export function writePolicies({ root, siteFiles }: FinishedSite): void {
  const settings = readSettings();
  const { pages } = siteFiles;
  const hashes = mergeHashes(pages.map(({ inline }) => inline));
  const policy =
    settings.host === "github" ? pagePolicy(hashes, connectedOrigins(settings)) : undefined;
  for (const { file, head } of pages) {
    if (head.policy === policy) continue;
    const html = readFileSync(join(root, "public", file), "utf8");
    siteFiles.rewrite(file, withPagePolicy(html, policy));
  }
}
