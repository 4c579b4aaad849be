import { CommandError } from "../../../lib/command-line/command-error";
import { findPicture, portOf } from "./preview";

it.each([["x"], ["70000"], [""]])("%j is no port", (text) => {
  expect(() => portOf(text)).toThrow(CommandError);
  expect(() => portOf(text)).toThrow("0 to 65535");
});

describe("a picture", () => {
  const keys = ["characters/esu-4piece", "characters/sakuma_rei", "units/fine-wide"];

  it.each([
    ["sakuma_rei", "characters/sakuma_rei"],
    ["content/characters/sakuma_rei.json", "characters/sakuma_rei"],
    ["units/fine-wide", "units/fine-wide"],
  ])("%s is %s", (name, key) => {
    expect(findPicture(keys, name)).toBe(key);
  });

  it("that is not there is answered with the nearest", () => {
    expect(() => findPicture(keys, "sakuma_rie")).toThrow('Did you mean "sakuma_rei"?');
  });
});
