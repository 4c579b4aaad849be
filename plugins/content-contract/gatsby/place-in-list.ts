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

/** Places by the ids of entries, for each file: a list is read once, and again when it has changed. */
const known = new Map<string, { digest: string; places: ReadonlyMap<string, number> }>();

function placesIn({ absolutePath, internal }: FileNode): ReadonlyMap<string, number> {
  const before = known.get(absolutePath);
  if (before?.digest === internal.contentDigest) return before.places;
  const list = JSON.parse(readFileSync(absolutePath, "utf8")) as { id: string }[];
  const places = new Map(list.map(({ id }, place) => [id, place]));
  known.set(absolutePath, { digest: internal.contentDigest, places });
  return places;
}

/**
 * `@placeInList`: where an entry of a list stands in its file, from 0. A query that sorts by it gets
 * the order that was written; without it the order is that in which Gatsby met the entries, and an edited
 * one is last.
 */
export const placeInList = {
  name: "placeInList",
  extend: () => ({
    resolve: ({ jsonId, parent }: Entry, _: unknown, { nodeModel }: Context) => {
      const file = nodeModel.getNodeById({ id: parent });
      if (!file) throw new Error(`The entry ${jsonId} comes of no file.`);
      return placesIn(file).get(jsonId);
    },
  }),
};
