const { assertValidFolder } = jest.requireActual<{ assertValidFolder: (root: string) => void }>(
  "./folder-name.mjs",
);

it.each(["/a/[v2]", "/a/{b}/encore", "/a/#1", "/a/what?"])("refuses %s in a sentence", (root) => {
  expect(() => assertValidFolder(root)).toThrow(
    `Gatsby finds no files in ${root}, because of the "`,
  );
});

it.each(["/a/my site (2)", "/内容/encore", "/a/b-c_d.e@f+g,h"])("takes %s", (root) => {
  expect(() => assertValidFolder(root)).not.toThrow();
});
