import { nearestNames } from "./nearest-names";

const named = (name: string, ja: string | null = null) => ({ name, names: { ja } });
const CHARACTERS = [
  named("Mao Isara", "衣更 真緒"),
  named("Mayoi Ayase"),
  named("Rei Sakuma", "朔間 零"),
  named("Ritsu Sakuma", "朔間 凛月"),
  named("HiMERU"),
];
const near = (written: string) => nearestNames(written, CHARACTERS).map(({ name }) => name);

it.each([
  ["isara_mao", "Mao Isara"],
  ["衣更真緒", "Mao Isara"],
  ["himeru", "HiMERU"],
  ["may", "Mayoi Ayase"],
])("%s is in the name of %s alone", (written, name) => expect(near(written)).toEqual([name]));

it("returns all characters whose names contain the text", () => {
  expect(near("sakuma")).toEqual(["Rei Sakuma", "Ritsu Sakuma"]);
});

it("returns the nearest names if no name contains it, and none for an empty text", () => {
  expect(near("isara_moa")[0]).toBe("Mao Isara");
  expect(near("sakuma_riu").slice(0, 2).toSorted()).toEqual(["Rei Sakuma", "Ritsu Sakuma"]);
  expect(near("  ")).toEqual([]);
});
