import { readFileSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { headerRules } from "../../../lib/site/headers/header-rules";
import { hashesTogether } from "../../../lib/site/headers/inline-hashes";
import { pageFacts } from "../../../lib/site/build-cache/page-facts";
import { filesBelow, pathOfFile } from "../../../lib/site/built-pages/site-paths";
import { writeChanged } from "../../../lib/site/built-pages/write-changed";
import { readStoredAnswers } from "../../../lib/api/read-stored-answers";
import { staticAnswers } from "../../../lib/api/static-answers";
import { connectedOrigins, readSettings } from "../../../lib/site/host-settings/settings";
import { robotsTxt } from "../../../lib/site/crawlers/robots-txt";
import { sitemapXml } from "../../../lib/site/crawlers/sitemap-xml";
import { toNginx } from "../../../lib/site/headers/to-nginx";
import {
  readRedirects,
  toNginxRedirects,
  toUnderscoreRedirects,
} from "../../../lib/site/redirects/redirects";
import { beyondLimits, toUnderscoreHeaders } from "../../../lib/site/headers/to-underscore-headers";

/**
 * What Gatsby puts into every site and this one does not need: a library for scripts of others, of
 * which there are none, and a second copy of the page for unknown addresses, which would make hosts
 * answer /404 as if it were found.
 */
const UNUSED = ["~partytown", "404"];

/** What hosts read and nobody is given. */
const HOST_FILES = ["_headers", "_redirects"];

/** Writes the answer of every GET call as a file at the path of the call. */
function writeAnswers(site: string, content: string): void {
  for (const [path, answer] of staticAnswers(readStoredAnswers(content))) {
    writeChanged(join(site, path), JSON.stringify(answer));
  }
}

/** Writes stored answers, what crawlers read, the headers and the redirects of the finished site; takes out what no page uses. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store, reporter }, options) => {
  const root = store.getState().program.directory as string;
  const site = join(root, "public");
  const output = resolve(root, String(options.output));
  for (const name of UNUSED) await rm(join(site, name), { recursive: true, force: true });

  writeAnswers(site, resolve(root, String(options.content)));
  const settings = readSettings();
  // Where none are to run, nothing of the functions is left for a server.
  if (!settings.hasFunctions) {
    await rm(join(root, ".cache/functions"), { recursive: true, force: true });
  }
  const address = addressIn(resolve(root, String(options.content), "site.json"));
  // What crawlers read is written before the headers: it has some too.
  const pages = pageFacts(root);
  const hashes = hashesTogether(pages.map(({ inline }) => inline));
  await writeFile(join(site, "robots.txt"), robotsTxt(address));
  const heads = pages.map(({ head }) => head);
  const sitemap = sitemapXml(heads, address);
  if (sitemap === undefined) await rm(join(site, "sitemap.xml"), { force: true });
  else await writeFile(join(site, "sitemap.xml"), sitemap);

  const files = filesBelow(site).filter((file) => !HOST_FILES.includes(file));
  const rules = headerRules(hashes, connectedOrigins(settings));

  const underscore = toUnderscoreHeaders(rules, files.map(pathOfFile));
  for (const excess of process.env.CF_PAGES ? beyondLimits(underscore) : []) {
    reporter.warn(`public/_headers has ${excess}: too much for Cloudflare Pages.`);
  }
  const nginx = toNginx(rules);
  const redirects = readRedirects(resolve(root, String(options.content), "redirects.json"));
  await mkdir(output, { recursive: true });
  await Promise.all([
    writeFile(join(site, "_headers"), underscore),
    writeFile(join(output, "headers.json"), `${JSON.stringify(rules, null, 2)}\n`),
    writeFile(join(output, "nginx-map.conf"), nginx.map),
    writeFile(join(output, "nginx-headers.conf"), nginx.headers),
    writeFile(join(site, "_redirects"), toUnderscoreRedirects(redirects)),
    writeFile(join(output, "redirects.json"), `${JSON.stringify(redirects, null, 2)}\n`),
    writeFile(join(output, "nginx-redirects.conf"), toNginxRedirects(redirects)),
  ]);
};

/** Where the site is served, as the site's defaults say; empty if it is not known. */
function addressIn(file: string): string {
  return (JSON.parse(readFileSync(file, "utf8")) as { address: string }).address;
}
