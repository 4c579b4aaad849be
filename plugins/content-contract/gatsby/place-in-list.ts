import { readFileSync } from "node:fs";

interface Entry {
  readonly jsonId: string;
  readonly parent: string;
}

interface FileNode {
  readonly absolutePath: string;
  readonly internal: { readonly contentDigest: string };
}

interface Context {
  readonly nodeModel: { getNodeById(args: { id: string }): FileNode | null };
}

/** Indexes by entry id for each file, cached until the file changes. */
const indexesByFile = new Map<string, { digest: string; places: ReadonlyMap<string, number> }>();

function indexesIn({ absolutePath, internal }: FileNode): ReadonlyMap<string, number> {
  const cached = indexesByFile.get(absolutePath);
  if (cached?.digest === internal.contentDigest) return cached.places;
  const list = JSON.parse(readFileSync(absolutePath, "utf8")) as { id: string }[];
  const places = new Map(list.map(({ id }, index) => [id, index]));
  indexesByFile.set(absolutePath, { digest: internal.contentDigest, places });
  return places;
}

/**
 * `@placeInList`: index of a list's entry in its file, from 0, for sorting. Without it the order is that of Gatsby's
 * processing, in which an edited entry is last.
 */
export const placeInList = {
  name: "placeInList",
  extend: () => ({
    resolve: ({ jsonId, parent }: Entry, _: unknown, { nodeModel }: Context) => {
      const file = nodeModel.getNodeById({ id: parent });
      if (!file) throw new Error(`The entry ${jsonId} comes of no file.`);
      return indexesIn(file).get(jsonId);
    },
  }),
};
