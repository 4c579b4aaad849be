const Module = require("node:module");

/**
 * Loaded before Gatsby (index.cjs). Gatsby loads webpack, Parcel, Babel and the server of `develop` at each start, more
 * than a third of all its modules; here each is loaded when something of it is used first.
 */

/** What is loaded later, by the names that Gatsby's own modules have for it. */
const LATER = [
  "@babel/traverse",
  "@babel/types",
  "@graphql-codegen/core",
  "@graphql-tools/code-file-loader",
  "@graphql-tools/load",
  "@parcel/cache",
  "@parcel/core",
  "axios",
  "create-gatsby",
  "envinfo",
  "socket.io",
  "./middleware",
  "../schema/graphql-engine/bundle-webpack",
  "../utils/start-server",
  "../utils/webpack.config",
];

const GATSBY = /\/gatsby(?:-cli)?\/(?:dist|lib)\//;

/** In place of a module: loads it when it is called, or asked for anything but whether it was an ES module. */
const later = (load) =>
  new Proxy(function notYet() {}, {
    apply: (_, self, given) => Reflect.apply(load(), self, given),
    get(_, name) {
      if (name === "__esModule") return true;
      const loaded = load();
      return name === "default" ? (loaded.default ?? loaded) : loaded[name];
    },
  });

// Node 20 has no other way to see which modules are loaded.
/* oxlint-disable no-underscore-dangle */
const load = Module._load;
Module._load = function loadLater(request, parent, ...more) {
  const now = () => load.call(this, request, parent, ...more);
  return LATER.includes(request) && GATSBY.test(parent?.filename) ? later(now) : now();
};
