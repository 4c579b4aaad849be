import type { CreateNodeArgs, Node } from "gatsby";
import { onCreateNode, shouldOnCreateNode } from "./on-create-node";

const TEXT =
  "---\ntitle: Privacy policy\nsummary: In short.\ndate: 2026-11-21\n---\n\n## Who is speaking\n\nFans.\n";

const file = (changes: object = {}) =>
  ({
    id: "file",
    name: "privacy",
    relativeDirectory: "legal",
    internal: { type: "File", mediaType: "text/markdown" },
    ...changes,
  }) as unknown as Node;

const isTaken = (node: Node) => shouldOnCreateNode?.({ node } as never, { plugins: [] });

test("only Markdown files of the folder are taken", () => {
  expect(isTaken(file())).toBe(true);
  expect(isTaken(file({ relativeDirectory: "units" }))).toBe(false);
  expect(isTaken(file({ internal: { type: "File", mediaType: "application/json" } }))).toBe(false);
  expect(isTaken(file({ internal: { type: "Unit", mediaType: "text/markdown" } }))).toBe(false);
});

test("a file becomes a page with its facts, its HTML and its sections", async () => {
  const nodes: Record<string, unknown>[] = [];
  const args = {
    node: file(),
    actions: { createNode: (node: never) => nodes.push(node), createParentChildLink: () => {} },
    createNodeId: (name: string) => `id of ${name}`,
    createContentDigest: (content: object) => JSON.stringify(content),
    loadNodeContent: () => Promise.resolve(TEXT),
  };
  await onCreateNode?.(args as unknown as CreateNodeArgs, { plugins: [] }, () => {});
  expect(nodes).toEqual([
    expect.objectContaining({
      slug: "privacy",
      title: "Privacy policy",
      summary: "In short.",
      date: "2026-11-21",
      html: expect.stringContaining('<h2 id="who-is-speaking">'),
      toc: [{ id: "who-is-speaking", title: "Who is speaking" }],
      parent: "file",
      internal: expect.objectContaining({ type: "LegalPage" }),
    }),
  ]);
});
