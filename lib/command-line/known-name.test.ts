import { unknownName } from "./known-name";

const said = (...given: Parameters<typeof unknownName>) => unknownName(...given).message;

it("suggests the nearest name, and lists all", () => {
  expect(said("command", "lists", ["list", "leader"])).toBe(
    'There is no command "lists". Did you mean "list"? There are: list, leader.',
  );
});

const PICTURES = ["harbour-wide", "harbour-tall", "harbour-mark", "fine-wide"];

it.each([
  ["harbour", 'Did you mean "harbour-wide", "harbour-tall" or "harbour-mark"?'],
  ["harb", 'Did you mean "harbour-wide", "harbour-tall" or "harbour-mark"?'],
  ["content/units/harbour.json", 'Did you mean "harbour-wide", "harbour-tall" or "harbour-mark"?'],
])("names all that have %j as a word or a part", (name, words) => {
  expect(said("picture", name, PICTURES)).toContain(words);
});

it("lists no more than a person reads", () => {
  const many = Array.from({ length: 400 }, (_, index) => `song-${index}`);
  expect(said("song", "song", many, "Each is a file in content/songs.")).toBe(
    'There is no song "song". Did you mean "song-0", "song-1", "song-2", "song-3", "song-4", ' +
      '"song-5" or another? There are 400. Each is a file in content/songs.',
  );
});
