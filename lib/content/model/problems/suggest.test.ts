import { guesses, nearest, nearestNumber } from "./suggest";

test.each([
  ["fin", "fine"],
  ["FINE", "fine"],
  ["edn", "eden"],
  ["trikstar", "trickstar"],
])("%s was probably meant to be %s", (written, name) => {
  expect(nearest(written, ["fine", "eden", "trickstar", "mam"])).toBe(name);
});

test.each([
  ["Yuki Hoshi", "hoshi_yuki"],
  ["Hoshi Yuki", "hoshi_yuki"],
  ["YUKI-HOSHI", "hoshi_yuki"],
  ["hoshiyuki", "hoshi_yuki"],
  ["Crazy:B", "crazyb"],
  ["Ra*bits", "rabits"],
  ["Café", "cafe"],
  ["0", "O"],
])("%s is %s, written otherwise", (written, name) => {
  const names = [
    "hoshi_yuka",
    "hoshi_yuki",
    "yuki",
    "crazyc",
    "crazyb",
    "rabbits",
    "rabits",
    "cafe",
    "A",
    "O",
  ];
  expect(nearest(written, names)).toBe(name);
});

test.each(["", "zzzz", "completely different", "slug", "kind"])(
  "nothing is near to %j",
  (written) => {
    expect(nearest(written, ["fine", "eden", "club", "wink"])).toBeUndefined();
  },
);

test.each(["X", "C", "+", "1"])("%s alone is near to no other letter", (written) => {
  expect(nearest(written, ["A", "B", "AB", "O", "-"])).toBe(undefined);
});

test.each([
  ["o", "O"],
  ["ab", "AB"],
])("%s is %s", (written, name) => {
  expect(nearest(written, ["A", "B", "AB", "O", "-"])).toBe(name);
});

test.each([
  ["albums", "album"],
  ["stories", "story"],
  ["Clubs", "club"],
  ["Unit Album", "unit-albums"],
])("%s is %s in another number", (written, name) => {
  expect(nearest(written, ["album", "unit-albums", "story", "club"])).toBe(name);
});

test.each([
  ["Eichi", "tenshouin_eichi"],
  ["nmae", "name"],
  ["sakuma", undefined],
])("%s alone is %s", (written, name) => {
  const names = ["tenshouin_eichi", "sakuma_rei", "sakuma_ritsu", "name"];
  expect(nearest(written, names)).toBe(name);
});

test("the nearest number is the smaller one of two that are as near", () => {
  expect(nearestNumber(5, [9, 3, 7])).toBe(3);
  expect(nearestNumber(5, [])).toBeUndefined();
  expect(nearestNumber(999, [86, 309])).toBeUndefined();
  expect(nearestNumber(0, [10])).toBeUndefined();
});

test.each([
  [272, 27],
  [820, 82],
  [3001, 301],
  [31, 301],
  [83, 82],
])("%d was probably meant to be %d: a digit too many or too few comes first", (written, number) => {
  expect(nearestNumber(written, [2, 22, 27, 72, 82, 301, 302])).toBe(number);
});

test.each([
  ["sakuma", ["sakuma_rei", "sakuma_ritsu"]],
  ["saku", ["sakuma_rei", "sakuma_ritsu"]],
  ["sakuma_rie", ["sakuma_rei"]],
  ["sa", []],
  ["", []],
])("%j may be %j", (written, names) => {
  expect(guesses(written, ["tenshouin_eichi", "sakuma_rei", "sakuma_ritsu"])).toEqual(names);
});
