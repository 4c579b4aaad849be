import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type HeaderRules, headerRules } from "../../lib/site/headers/header-rules";
import { forOwnServers } from "../../lib/site/headers/own-servers";
import { toNginx } from "../../lib/site/headers/to-nginx";
import { type Redirect, toNginxRedirects } from "../../lib/site/redirects/redirects";
import type { Site } from "../../server/read-site";

export interface ExampleSite extends Site {
  readonly generated: string;
  remove(): void;
}

const FILES: Record<string, string> = {
  "public/index.html": `<!doctype html><title>Home</title><p>${"home ".repeat(500)}</p>`,
  "public/404.html": "<!doctype html><title>Not found</title>",
  "public/a/index.html": "<!doctype html><title>A</title>",
  "public/api/c/count/info": '{"code":200,"data":{"view":1}}',
  "public/api/c/video/list.json": '{"code":200,"data":[]}',
  "public/api/c/both": '{"stored":true}',
  "public/.hidden": "secret",
  "functions/c/both.js": `module.exports = (request, response) => {
    response.json({ stored: false, asked: request.query.q ?? null });
  };`,
  "functions/c/change.js": `module.exports = (request, response) => {
    response.status(201).json({ method: request.method, body: request.body });
  };`,
  "functions/c/kept.js": `module.exports = (request, response) => {
    response.set("cache-control", "public, max-age=60").json({ id: request.params.id });
  };`,
  "functions/c/broken.js": "module.exports = () => { throw 'the inside'; };",
};

/** Manifest in Gatsby's format, with absolute paths of another machine. */
const manifest = ["both", "change", "kept", "broken"].map((name) => ({
  functionRoute: name === "kept" ? "c/kept/[id]" : `c/${name}`,
  matchPath: name === "kept" ? "c/kept/:id" : undefined,
  relativeCompiledFilePath: `c/${name}.js`,
  absoluteCompiledFilePath: `/elsewhere/c/${name}.js`,
  originalAbsoluteFilePath: `/elsewhere/src/api/c/${name}.ts`,
  originalRelativeFilePath: `c/${name}.ts`,
}));

export function exampleSite(redirects: readonly Redirect[] = []): ExampleSite {
  const root = mkdtempSync(join(tmpdir(), "encore-site-"));
  const rules: HeaderRules = forOwnServers(headerRules({ scripts: [], styles: [] }), []);
  const nginx = toNginx(rules);
  const files = {
    ...FILES,
    "functions/manifest.json": JSON.stringify(manifest),
    "generated/nginx-map.conf": nginx.map,
    "generated/nginx-headers.conf": nginx.headers,
    "generated/nginx-redirects.conf": toNginxRedirects(redirects),
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return {
    folder: join(root, "public"),
    base: "",
    functions: join(root, "functions"),
    generated: join(root, "generated"),
    rules,
    redirects,
    remove: () => rmSync(root, { recursive: true }),
  };
}
