import { removeUselessGroups } from "./remove-useless-groups";

test.each([
  ["a group without attributes", "<g><path/></g>", "<path/>"],
  ["a group with names alone", '<g id="a" data-light="b"><path/></g>', "<path/>"],
  ["an empty group", '<path/><g fill="#fff"><g transform="scale(2)"></g></g>', "<path/>"],
])("a lean drawing has not %s", (_, markup, expected) => {
  expect(removeUselessGroups(markup)).toBe(expected);
});

test("a lean drawing keeps groups that change how their content looks", () => {
  const kept = '<g fill="#fff"><path/><g clip-path="url(#a)"><path/></g></g>';
  expect(removeUselessGroups(`<g>${kept}<g></g></g><path/>`)).toBe(`${kept}<path/>`);
});
