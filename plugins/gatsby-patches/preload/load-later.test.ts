import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { removeFolders, temporaryFolder } from "../../../test/temporary-folder";

const PRELOAD = resolve(__dirname, "load-later.cjs");

/** As Babel writes an import of a default. */
const IMPORT = "const from = (one) => (one.__esModule ? one : { default: one });";

/** Stands for Gatsby's builders: a bundler that is called, one that is used by name, and something else. */
const GATSBY = {
  "gatsby/dist/utils/webpack/bundle.js": `
    console.log("bundle loaded");
    exports.__esModule = true;
    exports.build = () => "built";`,
  "gatsby/dist/utils/webpack.config.js": `
    console.log("settings loaded");
    module.exports = (stage) => "settings of " + stage;`,
  "gatsby/dist/utils/page-data.js": `
    console.log("page data loaded");
    exports.write = () => "written";`,
  "gatsby/dist/commands/build-javascript.js": `
    ${IMPORT}
    const settings = from(require("../utils/webpack.config"));
    const bundle = from(require("../utils/webpack/bundle"));
    const data = require("../utils/page-data");
    console.log(data.write());
    if (process.argv[2] === "bundle") console.log(settings.default("html"), bundle.build(), bundle.build());`,
};

let root: string;
beforeEach(() => {
  root = temporaryFolder();
  for (const [file, text] of Object.entries(GATSBY)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
});
afterEach(removeFolders);

const build = (...given: string[]) =>
  execFileSync(
    process.execPath,
    ["--require", PRELOAD, join(root, "gatsby/dist/commands/build-javascript.js"), ...given],
    { encoding: "utf8" },
  )
    .trim()
    .split("\n");

it("loads a bundler when it is used, once, and all else at once", () => {
  expect(build()).toEqual(["page data loaded", "written"]);
  expect(build("bundle")).toEqual([
    "page data loaded",
    "written",
    "settings loaded",
    "bundle loaded",
    "settings of html built built",
  ]);
});
