import { CommandError } from "../../../lib/command-line/command-error";
import { portOf } from "./preview";

it.each([["x"], ["70000"], [""]])("%j is no port", (text) => {
  expect(() => portOf(text)).toThrow(CommandError);
  expect(() => portOf(text)).toThrow("0 to 65535");
});
