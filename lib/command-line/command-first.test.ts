import { commandFirst } from "./command-first";

it.each([
  [
    ["--state", "public", "list"],
    ["list", "--state", "public"],
  ],
  [
    ["list", "--state", "public"],
    ["list", "--state", "public"],
  ],
  [["--help"], ["--help"]],
  [
    ["show", "list"],
    ["show", "list"],
  ],
  [[], []],
])("%j is read as %j", (args, read) => {
  expect(commandFirst(args, ["list", "show"])).toEqual(read);
});
