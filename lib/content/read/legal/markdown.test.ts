import { nodesOf, sectionsOf, wordsOf } from "./markdown";

test("the parts of a text come with their words and where they are", () => {
  const parts = nodesOf("## One\n\nTwo [three](/four)\n");
  const heading = parts.find(({ type }) => type === "heading");
  const link = parts.find(({ url }) => url === "/four");
  expect(heading?.depth).toBe(2);
  expect(heading && wordsOf(heading)).toBe("One");
  expect(link?.position?.start.offset).toBe(12);
});

test("sections are the headings of the second level, each with an id of its own", () => {
  const text = "## What’s *ours*\n\n### Again\n\n## Again\n\n## Again\n";
  expect(sectionsOf(nodesOf(text))).toEqual([
    { id: "whats-ours", title: "What’s ours" },
    { id: "again-1", title: "Again" },
    { id: "again-2", title: "Again" },
  ]);
});
