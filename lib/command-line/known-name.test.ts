import { unknownName } from "./known-name";

it("names the nearest, and what there is", () => {
  expect(unknownName("command", "lists", ["list", "leader"]).message).toBe(
    'There is no command "lists". Did you mean "list"? There are: list, leader.',
  );
});
