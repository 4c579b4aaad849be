import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { writeWhole } from "../../../lib/files/write-whole";
import { staticAnswers } from "../../../lib/api/static-answers";
import { isPlaced } from "../../../lib/images/placed-pictures";
import { basePath } from "../../../lib/site/base-path";
import { addressesOutsideBase } from "../../../lib/site/addresses-outside-base";
import { robotsTxt, sitemapXml } from "../../../lib/site/crawlers";
import { exceededCloudflareLimits } from "../../../lib/site/headers/cloudflare-limits";
import { withAnyStyles } from "../../../lib/site/headers/content-security-policy";
import { headerRules, type HeaderRules, CSP_HEADER } from "../../../lib/site/headers/header-rules";
import { mergeHashes } from "../../../lib/site/headers/inline-hashes";
import { forOwnServers } from "../../../lib/site/headers/own-servers";
import { toNginx } from "../../../lib/site/headers/to-nginx";
import { toUnderscoreHeaders } from "../../../lib/site/headers/to-underscore-headers";
import { connectedOrigins, readSettings } from "../../../lib/site/host-settings/settings";
import { pathOfFile } from "../../../lib/site/site-files/site-paths";
import {
  readRedirects,
  toNginxRedirects,
  toUnderscoreRedirects,
} from "../../../lib/site/redirects/redirects";
import type { FinishedSite } from "./finished-site";

/** Folder of headers and redirects for our own server and nginx, from the project's root. */
const OUTPUT = "deploy/generated";

/** Not checked: Gatsby prefixes the addresses in these when it reads them, or uses them in the build only. */
const UNCHECKED = /^_gatsby\/|^chunk-map\.json$/;

/** Files that hosts read and do not serve. */
const HOST_FILES = ["_headers", "_redirects"];

export function writeHostFiles(site: FinishedSite): void {
  const { root, content, catalogue, answers, siteFiles, reporter } = site;
  const settings = readSettings();
  // Functions of an earlier build would be served.
  if (!settings.hasFunctions) {
    rmSync(join(root, ".cache/functions"), { recursive: true, force: true });
  }
  const write = (path: string, text: string) => siteFiles.write("host", path, text);
  for (const [path, answer] of staticAnswers(answers)) {
    write(path.slice(1), JSON.stringify(answer));
  }
  const { pages } = siteFiles;
  const { address } = catalogue.site;
  const heads = pages.map(({ head }) => head);
  const sitemap = sitemapXml(heads, address);
  write("robots.txt", robotsTxt(address));
  if (sitemap !== undefined) write("sitemap.xml", sitemap);

  if (settings.host === "github") copyPages(site);
  // The headers name every file.
  siteFiles.removeUnregistered(HOST_FILES);
  const hashes = mergeHashes(pages.map(({ inline }) => inline));
  const { host, hasHstsPreload } = settings;
  const base = basePath();
  const rules = headerRules(hashes, {
    connected: connectedOrigins(settings),
    hasHstsPreload,
    base,
  });
  // One picture stands for all: they have names of one form, and so the same headers.
  const picture = siteFiles.paths.find(isPlaced);
  const files = siteFiles.paths.filter(
    (file) => !HOST_FILES.includes(file) && (!isPlaced(file) || file === picture),
  );
  checkBase(site);
  const isCloudflare = host === "cloudflare";
  const underscore = toUnderscoreHeaders(
    isCloudflare ? withShortLines(rules) : rules,
    files.map(pathOfFile),
  );
  const exceeded = isCloudflare ? exceededCloudflareLimits(underscore, siteFiles.sizes) : [];
  if (exceeded.length > 0) {
    reporter.panic(`The site is too much for Cloudflare Pages: ${exceeded.join("; ")}.`);
  }
  const own = forOwnServers(rules, pages);
  const nginx = toNginx(own);
  const redirects = readRedirects(join(content, "redirects.json"));
  write("_headers", underscore);
  write("_redirects", toUnderscoreRedirects(redirects));
  const output = (name: string, text: string) => writeWhole(join(root, OUTPUT, name), text);
  output("place.json", `${JSON.stringify({ base })}\n`);
  output("headers.json", `${JSON.stringify(own, null, 2)}\n`);
  output("nginx-map.conf", nginx.map);
  output("nginx-headers.conf", nginx.headers);
  output("redirects.json", `${JSON.stringify(redirects, null, 2)}\n`);
  output("nginx-redirects.conf", toNginxRedirects(redirects));
}

/** The rules with a policy that fits into a line of Cloudflare's. */
function withShortLines([everywhere, ...others]: HeaderRules): HeaderRules {
  const policy = withAnyStyles(everywhere.headers[CSP_HEADER] ?? "");
  return [{ ...everywhere, headers: { ...everywhere.headers, [CSP_HEADER]: policy } }, ...others];
}

/** Copies each page beside its folder: GitHub Pages redirects a folder's address to one with a trailing slash. */
function copyPages({ root, siteFiles }: FinishedSite): void {
  for (const { file } of siteFiles.pages) {
    if (!file.endsWith("/index.html")) continue;
    const html = readFileSync(join(root, "public", file), "utf8");
    siteFiles.write("host", file.replace(/\/index\.html$/, ".html"), html);
  }
}

/** Stops the build of a site below a path if a file has addresses outside of it. */
function checkBase({ root, siteFiles, reporter }: FinishedSite): void {
  const base = basePath();
  if (base === "") return;
  const outside = siteFiles.paths.flatMap((file) =>
    /\.(?:html|css|webmanifest|js|json)$/.test(file) && !UNCHECKED.test(file)
      ? addressesOutsideBase(base, file, readFileSync(join(root, "public", file), "utf8")).map(
          (address) => `${address} in ${file}`,
        )
      : [],
  );
  const first = outside.slice(0, 20).join("\n");
  if (first) reporter.panic(`Addresses that do not lie below ${base}:\n${first}`);
}
