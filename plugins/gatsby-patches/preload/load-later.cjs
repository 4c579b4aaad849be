const Module = require("node:module");

/**
 * Loaded before Gatsby (index.cjs). Gatsby loads all that any command may need at its start: bundlers, their
 * compilers, the server of `gatsby develop`. A build of changed content has no use for them; here they are loaded
 * when something of theirs is first asked for. They are used by name or called, long after the start.
 */

/** Gatsby's modules, and what each of them gets later. */
const LATER = {
  "gatsby-cli/lib/create-cli.js": ["./init-starter", "./login", "create-gatsby", "envinfo"],
  "gatsby/dist/bootstrap/load-plugins/validate.js": ["../resolve-module-exports"],
  "gatsby/dist/commands/build.js": [
    "../schema/graphql-engine/bundle-webpack",
    "../utils/page-ssr-module/bundle-webpack",
  ],
  "gatsby/dist/commands/build-html.js": [
    "../utils/webpack.config",
    "../utils/webpack/bundle",
    "webpack",
  ],
  "gatsby/dist/commands/build-javascript.js": [
    "../utils/webpack.config",
    "../utils/webpack/bundle",
  ],
  "gatsby/dist/internal-plugins/functions/gatsby-node.js": ["./middleware", "webpack"],
  "gatsby/dist/query/file-parser.js": [
    "../utils/babel/find-slices",
    "@babel/traverse",
    "@babel/types",
  ],
  "gatsby/dist/services/start-webpack-server.js": ["../utils/start-server"],
  "gatsby/dist/utils/get-latest-gatsby-files.js": ["axios"],
  "gatsby/dist/utils/graphql-typegen/ts-codegen.js": [
    "@graphql-codegen/core",
    "@graphql-tools/code-file-loader",
    "@graphql-tools/load",
  ],
  "gatsby/dist/utils/parcel/compile-gatsby-files.js": ["@parcel/cache", "@parcel/core"],
  "gatsby/dist/utils/webpack/utils/is-file-inside-compilations.js": ["webpack"],
  "gatsby/dist/utils/websocket-manager.js": ["socket.io"],
};

/** Those that are no compiled ES modules: who imports one asks for that at once. */
const COMMON_JS = new Set(["../utils/webpack.config", "axios", "envinfo", "socket.io", "webpack"]);

/** A module of Gatsby's two packages, from the name of its package. */
const OF_GATSBY = /^.*[\\/](gatsby(?:-cli[\\/]lib|[\\/]dist)[\\/].*)$/;

const isLater = (request, file = "") =>
  LATER[OF_GATSBY.exec(file)?.[1].replaceAll("\\", "/")]?.includes(request) ?? false;

// Node 20 has no other way to see which modules are loaded.
/* oxlint-disable no-underscore-dangle */
const load = Module._load;
Module._load = function loadLater(request, parent, ...more) {
  if (!isLater(request, parent?.filename)) return load.call(this, request, parent, ...more);
  const loaded = () => load.call(this, request, parent, ...more);
  return new Proxy(() => {}, {
    get: (_, name) => (name === "__esModule" ? !COMMON_JS.has(request) : loaded()[name]),
    apply: (_, self, given) => Reflect.apply(loaded(), self, given),
  });
};
