import type { GatsbyInternals } from "./gatsby-internals";
import type { Reuse } from "./reuse-bundles";

const TYPES_FILE = "src/gatsby-types.d.ts";

/**
 * Skips the search for queries in components, and the generation of their TypeScript types, while code and schemas are
 * the same. Both or neither, since the types need the search's results.
 */
export function reuseQueries(
  { queries, types }: Pick<GatsbyInternals, "queries" | "types">,
  { stored, key, say }: Reuse,
): void {
  const compile = queries.default;
  queries.default = async (...given) => {
    const currentKey = key();
    const known = stored.find<[path: string, query: unknown][]>("queries", currentKey);
    if (known && stored.find<true>("types", currentKey)) {
      say("The queries are those of the build before.");
      return new Map(known);
    }
    const found = await compile(...given);
    // False stands for wrong queries.
    if (found) stored.store("queries", currentKey, [], [...found]);
    return found;
  };

  const { writeTypeScriptTypes } = types;
  types.writeTypeScriptTypes = async (...given) => {
    const currentKey = key();
    if (stored.find<true>("types", currentKey)) return;
    await writeTypeScriptTypes(...given);
    stored.store("types", currentKey, [TYPES_FILE], true);
  };
}
