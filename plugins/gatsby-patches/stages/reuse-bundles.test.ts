import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Bundled, ChunkHashes } from "./gatsby-internals";
import { reuseBundles } from "./reuse-bundles";
import { stagesOf } from "../../../lib/site/build-cache/stages";

let root: string;
let code: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "encore-bundles-"));
  mkdirSync(join(root, ".cache"));
  code = "one";
});
afterEach(() => rmSync(root, { recursive: true }));

const BESIDE = ["webpack.stats.json", "chunk-map.json"].concat(
  ["_gatsby-scripts-1", "encore-scripts-1"].map((name) => `_gatsby/slices/${name}.html`),
);

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** Runs a build as Gatsby does: results of both webpack runs, and the names of those that ran. */
async function build() {
  const ran: string[] = [];
  const bundle =
    (name: string, folder: string) =>
    async (_program: object): Promise<Bundled> => {
      ran.push(name);
      write(`${folder}/${name}.js`, code);
      if (name === "app") for (const file of BESIDE) write(`public/${file}`, code);
      const assets = [{ name: `${name}.js` }];
      return {
        stats: {
          hash: `${name} of ${code}`,
          hasWarnings: () => false,
          toJson: () => ({}),
          compilation: { getAssets: () => assets },
        },
        close: async () => {},
      };
    };
  const internals = {
    javascript: { buildProductionBundle: bundle("app", "public") },
    html: { buildRenderer: bundle("render-page", ".cache/page-ssr/routes") },
    chunks: {
      getSSRChunkHashes: ({ stats }: { stats: { hash: string } }): ChunkHashes => ({
        renderPageHash: stats.hash,
        templateHashes: {},
      }),
    },
  };
  reuseBundles(internals, { stored: stagesOf(root), key: () => code, say: () => {} });
  const scripts = await internals.javascript.buildProductionBundle({});
  const renderer = await internals.html.buildRenderer({});
  const chunks = internals.chunks.getSSRChunkHashes({
    stats: renderer.stats,
    components: new Map(),
  } as never);
  await Promise.all([scripts.close(), renderer.close()]);
  return { ran, hashes: [scripts.stats.hash, renderer.stats.hash, chunks.renderPageHash] };
}

it("runs once for the same code and gives the same hashes again", async () => {
  const first = await build();
  expect(first.ran).toEqual(["app", "render-page"]);
  expect(await build()).toEqual({ ran: [], hashes: first.hashes });
});

it("runs again for other code, and when the first is back", async () => {
  await build();
  code = "two";
  const second = await build();
  expect(second.ran).toEqual(["app", "render-page"]);
  expect(second.hashes).toEqual(["app of two", "render-page of two", "render-page of two"]);
  code = "one";
  expect((await build()).ran).toEqual(["app", "render-page"]);
});

it.each([
  ["public/app.js", ["app"]],
  ["public/webpack.stats.json", ["app"]],
  ["public/_gatsby/slices/encore-scripts-1.html", ["app"]],
  [".cache/page-ssr/routes/render-page.js", ["render-page"]],
])("runs again where %s is gone", async (path, ran) => {
  await build();
  rmSync(join(root, path));
  expect((await build()).ran).toEqual(ran);
});
