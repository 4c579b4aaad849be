import { readFileSync } from "node:fs";
import { noticeKindNames, noticeKinds } from "./notice-kinds";

test("every kind of the schema has its own names", () => {
  const schema = JSON.parse(readFileSync("content/schema/api/activity-list.schema.json", "utf8"));
  expect(noticeKinds.toSorted()).toEqual(schema.items.properties.kind.enum.toSorted());
  const names = noticeKinds.map((kind) => noticeKindNames(kind).plural);
  expect(new Set(names).size).toBe(names.length);
});

test.each(["", "opera", "constructor"])("the unknown kind %j is a notice", (kind) => {
  expect(noticeKindNames(kind)).toEqual({ singular: "Notice", plural: "Notices" });
});
