import { EditableContent } from "../../testing/editable-content";

test("a field that is not filled in suggests no record, not even one that has no name yet", () => {
  const content = new EditableContent();
  content.edit("units/fine.json", { name: "", leader: 0 });
  content.edit("characters/tenshouin_eichi.json", { unit: "" });
  const found = content
    .check()
    .filter(({ message }) => /^(?:unit|leader) is (?:""|0)/.test(message));
  expect(found).toHaveLength(2);
  expect(found.map(({ suggestion }) => suggestion)).toEqual([undefined, undefined]);
  expect(found.map(({ allowed }) => allowed).join()).not.toContain("()");
});

test("a value in a wrong form is never suggested, though a record calls itself so", () => {
  const content = new EditableContent();
  const unit = JSON.parse(content.read("units/fine.json"));
  content.write("units/fi_ne.json", `${JSON.stringify({ ...unit, id: "fi_ne" }, null, 2)}\n`);
  content.edit("characters/tenshouin_eichi.json", { unit: "fi_ne" });
  const problem = content.check().find(({ message }) => message.startsWith('unit is "fi_ne"'));
  expect(problem?.rule).toBe("form");
  expect(problem?.suggestion ?? "").not.toContain("fi_ne");
});
