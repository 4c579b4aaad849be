import { curly } from "./curly";

it.each([
  ["Eichi's friend", "Eichi’s friend"],
  ['"Tea," he said, "or \'tea\'."', "“Tea,” he said, “or ‘tea’.”"],
  ["the 'dogs' day (\"all\" of it)", "the ‘dogs’ day (“all” of it)"],
  ["'tis the '90s", "’tis the ’90s"],
  ["no marks", "no marks"],
])("%j becomes %j", (straight, wanted) => {
  expect(curly(straight)).toBe(wanted);
});
