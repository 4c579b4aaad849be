import { UsageError } from "../usage-error";
import { findPicture } from "./find-picture";
import { previewOptions } from "./options";
import type { Subject } from "./subjects/subject";

it("reads a name, a port and whether the site is wanted", () => {
  expect(previewOptions([])).toEqual({ name: undefined, port: undefined, site: false });
  expect(previewOptions(["esu", "--port", "4700", "--site"])).toEqual({
    name: "esu",
    port: 4700,
    site: true,
  });
});

it.each([
  [["--port", "x"], '--port is "x"'],
  [["--port", "70000"], "0 to 65535"],
  [["a", "b"], "a, b are several"],
  [["--prot"], "--prot"],
])("%j is refused with words", (args, words) => {
  expect(() => previewOptions(args)).toThrow(UsageError);
  expect(() => previewOptions(args)).toThrow(words);
});

describe("a picture", () => {
  const subject = (title: string) => ({ title, isListed: true }) as Subject;
  const subjects = new Map([
    ["characters/esu-4piece", subject("Esu")],
    ["characters/sakuma_rei", subject("Rei Sakuma")],
    ["units/fine-wide", subject("fine")],
  ]);

  it.each([
    ["sakuma_rei", "characters/sakuma_rei"],
    ["content/characters/sakuma_rei.json", "characters/sakuma_rei"],
    ["units/fine-wide", "units/fine-wide"],
    ["rei sakuma", "characters/sakuma_rei"],
    ["Fine", "units/fine-wide"],
  ])("%s is %s", (name, key) => {
    expect(findPicture(subjects, name)).toBe(key);
  });

  it("that is not there is answered with the nearest", () => {
    expect(() => findPicture(subjects, "sakuma_rie")).toThrow('Did you mean "sakuma_rei"?');
  });
});
