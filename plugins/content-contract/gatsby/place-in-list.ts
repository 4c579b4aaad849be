import { readFileSync } from "node:fs";
import type { CreateSchemaCustomizationArgs } from "gatsby";

interface Entry {
  readonly jsonId: string;
  readonly parent: string;
}

interface FileNode {
  readonly absolutePath: string;
}

interface Context {
  readonly nodeModel: { getNodeById(args: { id: string }): FileNode | null };
}

/**
 * Declares `@placeInList`: where an entry of a list stands in its file, from 0. A query that sorts by it gets
 * the order that was written; without it the order is that in which Gatsby met the entries, and an edited
 * one is last.
 */
export function declarePlaceInList(
  actions: Pick<CreateSchemaCustomizationArgs["actions"], "createFieldExtension">,
): void {
  actions.createFieldExtension({
    name: "placeInList",
    extend: () => ({
      resolve: ({ jsonId, parent }: Entry, _: unknown, { nodeModel }: Context) => {
        const file = nodeModel.getNodeById({ id: parent });
        if (!file) throw new Error(`The entry ${jsonId} comes of no file.`);
        const list = JSON.parse(readFileSync(file.absolutePath, "utf8")) as { id: string }[];
        return list.findIndex(({ id }) => id === jsonId);
      },
    }),
  });
}
