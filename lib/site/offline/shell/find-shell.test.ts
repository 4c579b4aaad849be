import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { findShell } from "./find-shell";

const FONT = "static/font-0123456789abcdef0123456789abcdef.woff2";
const APP = "app-0123456789.js";
const PAGE = "component---src-pages-offline-tsx-0123456789.js";
const OTHER = "component---src-pages-index-tsx-0123456789.js";
const START = "start-0123456789.js";
const STYLES = "styles.0123456789.css";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "shell-"));
  const group = (...names: string[]) => ({ assets: names.map((name) => ({ name })) });
  write("webpack.stats.json", {
    namedChunkGroups: {
      app: group(STYLES, APP),
      "component---src-pages-offline-tsx": group(STYLES, PAGE),
      "component---src-pages-index-tsx": group(STYLES, OTHER),
    },
  });
  write("page-data/offline/page-data.json", {
    componentChunkName: "component---src-pages-offline-tsx",
    staticQueryHashes: ["211141139"],
  });
  write("page-data/app-data.json", { webpackCompilationHash: "a" });
  write("page-data/sq/d/211141139.json", { data: {} });
  write("page-data/sq/d/999.json", { data: {} });
  for (const file of [START, APP, PAGE, OTHER, STYLES, FONT, "boot.js", "icon.svg", "poster.svg"]) {
    write(file, file);
  }
  write("offline/index.html", page());
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, content: unknown): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(
    join(folder, file),
    typeof content === "string" ? content : JSON.stringify(content),
  );
}

function page(extra = ""): string {
  return `<link rel="icon" href="/icon.svg"><script src="/boot.js"></script>
    <script type="application/json">{"scripts":["/${START}"]}</script>
    <style data-href="/${STYLES}">@font-face{src:url(/${FONT})}</style>
    <a href="/explore">Explore</a>${extra}`;
}

const shell = () => findShell(folder, "/offline");
const addresses = () => shell().map(({ url }) => url);

describe("the shell", () => {
  it("is the offline page with all that it needs to run, and nothing else", () => {
    expect(addresses()).toEqual([
      `/${APP}`,
      "/boot.js?shell",
      `/${PAGE}`,
      "/icon.svg?shell",
      "/offline",
      "/page-data/app-data.json?shell",
      "/page-data/offline/page-data.json",
      "/page-data/sq/d/211141139.json?shell",
      `/${START}`,
      `/${FONT}`,
    ]);
  });

  it("has a digest if the address has no hash", () => {
    const bare = shell().filter(({ revision }) => revision === null);
    expect(bare.map(({ url }) => url)).toEqual([`/${APP}`, `/${PAGE}`, `/${START}`, `/${FONT}`]);
    const before = shell();
    write("offline/index.html", page("!"));
    const changed = shell().filter(({ revision }, at) => revision !== before[at]?.revision);
    expect(changed.map(({ url }) => url)).toEqual(["/offline"]);
  });

  it("follows a linked style sheet to its fonts", () => {
    write(STYLES, `@font-face{src:url("/${FONT}")}`);
    write("offline/index.html", `<link rel="stylesheet" href="/${STYLES}">`);
    expect(addresses()).toEqual(expect.arrayContaining([`/${STYLES}`, `/${FONT}`]));
  });

  it("names the file that is missing", () => {
    write("offline/index.html", page('<script src="/gone.js"></script>'));
    expect(shell).toThrow("The offline page needs gone.js");
  });
});
