import { join } from "node:path";
import { ENGINE_ROOM, EXPLORE_ROOMS } from "../lib/content/model/pages/hub";
import { SEARCH_WORDS } from "../lib/content/model/pages/search-words";

/** Modules computed from the table of pages, with their exports. */
const EVALUATED_MODULES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  "lib/content/model/pages/hub.ts": { ENGINE_ROOM, EXPLORE_ROOMS },
  "lib/content/model/pages/search-words.ts": { SEARCH_WORDS },
};

/** webpack's rules that put the exports of those modules into bundles as data, without the table. */
export const evaluatedRules = (root: string) =>
  Object.entries(EVALUATED_MODULES).map(([file, exports]) => ({
    resource: join(root, file),
    enforce: "pre",
    loader: join(root, "gatsby/evaluated-loader.cjs"),
    options: { exports },
  }));
