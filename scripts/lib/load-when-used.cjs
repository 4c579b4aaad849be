const Module = require("node:module");

/**
 * Loaded before Gatsby (scripts/lib/build.mjs). Gatsby loads all that any command may need at its start: its
 * bundlers and their compilers too, and the server of `gatsby develop`, which a build of changed content has
 * no use for. Those that are large and used by name alone are loaded here when the first of their names is
 * asked for.
 */

/** Ends of the paths of Gatsby's modules, and what each of them gets later. */
const LATER = {
  "/commands/build.js": ["../schema/graphql-engine/bundle-webpack"],
  "/utils/webpack.config.js": ["./webpack-utils", "./babel-loader"],
  "/utils/graphql-typegen/ts-codegen.js": [
    "@graphql-codegen/core",
    "@graphql-tools/code-file-loader",
  ],
  "/utils/parcel/compile-gatsby-files.js": ["@parcel/core", "@parcel/cache"],
  "/services/start-webpack-server.js": ["../utils/start-server"],
  "/utils/websocket-manager.js": ["socket.io"],
};

/** The version of Gatsby whose modules these are: another one loads all as it always did. */
const KNOWN_GATSBY = "5.16.1";

const isKnown = require("gatsby/package.json").version === KNOWN_GATSBY;

const DIST = /[\\/]gatsby[\\/]dist([\\/].*)$/;

const isLater = (request, file = "") =>
  (isKnown && LATER[DIST.exec(file)?.[1].replaceAll("\\", "/")]?.includes(request)) ?? false;

// Node 20 has no other way to see which modules are loaded.
/* oxlint-disable no-underscore-dangle */
const load = Module._load;
Module._load = function loadWhenUsed(request, parent, ...more) {
  if (!isLater(request, parent?.filename)) return load.call(this, request, parent, ...more);
  const loaded = () => load.call(this, request, parent, ...more);
  return new Proxy({}, { get: (_, name) => loaded()[name] });
};

module.exports = { KNOWN_GATSBY, LATER };
