import fc from "fast-check";
import { changedFields } from "./changed-fields";

const changed = (before: unknown, after: unknown) =>
  changedFields(JSON.stringify(before), JSON.stringify(after));

it("names the values that differ, wherever in lists they stand", () => {
  expect(changed({ name: "a", profile: { age: 1 } }, { name: "b", profile: { age: 2 } })).toEqual([
    "name",
    "profile.age",
  ]);
  const blocks = (title: string) => ({ blocks: [{ title: "one" }, { title }] });
  expect(changed(blocks("two"), blocks("three"))).toEqual(["blocks.title"]);
});

it("names a value that came or went, and a list of another length", () => {
  expect(changed({ a: 1 }, { b: 1 })).toEqual(["a", "b"]);
  expect(changed({ list: [1] }, { list: [1, 2] })).toEqual(["list"]);
});

it("names nothing where only the layout of the text or its schema is another", () => {
  expect(changedFields('{"$schema": "a", "b": [1, {}]}', '{"b":[1,{}]}')).toEqual([]);
  fc.assert(fc.property(fc.jsonValue(), (value) => changed(value, value)?.length === 0));
});

it("goes through the records of a list while they are the same ones", () => {
  const one = { id: 1, title: "a" };
  expect(changed([one], [{ ...one, title: "b" }])).toEqual(["title"]);
  expect(changed([one], [one, { id: 2 }])).toBeUndefined();
  expect(changed([one], [{ ...one, id: 2 }])).toBeUndefined();
  expect(changed(["a"], ["b"])).toBeUndefined();
});

it("knows nothing of what is no JSON", () => {
  expect(changedFields("# Privacy", "# Privacy policy")).toBeUndefined();
});
