import { unknownName } from "./unknown-name";

it("names the nearest, and what there is; a name with a comma stays one", () => {
  const names = ["list", "new idol 1, name", "leader"];
  expect(unknownName("question", "lists", names).message).toBe(
    'There is no question "lists". Did you mean "list"? There are: list, "new idol 1, name", leader.',
  );
});
