import fc from "fast-check";
import { changedRecords } from "./changed-fields";

const records = (before: unknown, after: unknown) =>
  changedRecords(JSON.stringify(before), JSON.stringify(after));
const paths = (before: unknown, after: unknown) =>
  records(before, after)?.flatMap((record) => record.paths);

it("names the values that differ, wherever in lists they stand", () => {
  expect(paths({ name: "a", profile: { age: 1 } }, { name: "b", profile: { age: 2 } })).toEqual([
    "name",
    "profile.age",
  ]);
  const blocks = (title: string) => ({ blocks: [{ title: "one" }, { title }] });
  expect(paths(blocks("two"), blocks("three"))).toEqual(["blocks.title"]);
});

it("names a value that came or went, and a list of another length", () => {
  expect(paths({ a: 1 }, { b: 1 })).toEqual(["a", "b"]);
  expect(paths({ list: [1] }, { list: [1, 2] })).toEqual(["list"]);
});

it("names nothing where only the layout of the text or its schema is another", () => {
  expect(changedRecords('{"$schema": "a", "b": [1, {}]}', '{"b":[1,{}]}')).toEqual([]);
  fc.assert(fc.property(fc.jsonValue(), (value) => records(value, value)?.length === 0));
});

it("tells the records of a list apart while they are the same ones", () => {
  const [one, two] = [
    { id: 1, title: "a" },
    { id: 2, title: "a" },
  ];
  const changed = { ...two, title: "b" };
  expect(records([one, two], [one, changed])).toEqual([
    { states: [two, changed], paths: ["title"] },
  ]);
  expect(records([one], [one, two])).toBeUndefined();
  expect(records([one], [{ ...one, id: 2 }])).toBeUndefined();
  expect(records(["a"], ["b"])).toBeUndefined();
});

it("knows nothing of what is no JSON", () => {
  expect(changedRecords("# Privacy", "# Privacy policy")).toBeUndefined();
});
