const Module = require("node:module");

/**
 * Loaded before Gatsby (index.cjs). Gatsby loads webpack, Parcel and the server of `develop` at each start, more than
 * a third of all its modules; here each is loaded when something of it is used first.
 */

/** What is loaded later, by the names that Gatsby's own modules have for it. */
const LATER = [
  "@graphql-codegen/core",
  "@graphql-tools/code-file-loader",
  "@parcel/cache",
  "@parcel/core",
  "socket.io",
  "../schema/graphql-engine/bundle-webpack",
  "../utils/start-server",
  "../utils/webpack.config",
];

/** The one of them that exports a function; all others have exports that are asked for by name. */
const FUNCTION = "../utils/webpack.config";

const GATSBY = /\/gatsby\/dist\//;

// Node 20 has no other way to see which modules are loaded.
/* oxlint-disable no-underscore-dangle */
const load = Module._load;
Module._load = function loadLater(request, parent, ...more) {
  const now = () => load.call(this, request, parent, ...more);
  if (!LATER.includes(request) || !GATSBY.test(parent?.filename)) return now();
  if (request === FUNCTION) return (...given) => now()(...given);
  return new Proxy({}, { get: (_, name) => (name === "__esModule" ? true : now()[name]) });
};
