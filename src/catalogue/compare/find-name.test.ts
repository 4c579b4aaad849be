import { findName } from "./find-name";

const named = (cname: string, name: string, ja: string | null = null) => ({
  cname,
  name,
  names: { ja, kana: null, zhHant: null },
});
const CHARACTERS = [
  named("isara_mao", "Mao Isara", "衣更 真緒"),
  named("ayase_mayoi", "Mayoi Ayase"),
  named("sakuma_rei", "Rei Sakuma", "朔間 零"),
  named("sakuma_ritsu", "Ritsu Sakuma", "朔間 凛月"),
  named("null_himeru", "HiMERU"),
];
const find = (written: string) => {
  const { one, several, isPart } = findName(written, CHARACTERS);
  return { one: one?.cname, several: several.map(({ cname }) => cname), isPart };
};

test.each([
  ["Mao Isara", "isara_mao"],
  ["isara mao", "isara_mao"],
  ["isara_mao", "isara_mao"],
  ["mao", "isara_mao"],
  ["衣更真緒", "isara_mao"],
  ["himeru", "null_himeru"],
  ["may", "ayase_mayoi"],
])("%s is %s", (written, cname) => expect(find(written).one).toBe(cname));

it("names all whose names hold what was written", () => {
  expect(find("sakuma")).toEqual({
    one: undefined,
    several: ["sakuma_rei", "sakuma_ritsu"],
    isPart: true,
  });
});

it("names the nearest where nobody is called so, and nobody for nothing", () => {
  expect(find("isara_moa")).toMatchObject({ isPart: false, one: undefined });
  expect(find("isara_moa").several[0]).toBe("isara_mao");
  expect(find("sakuma_riu").several.slice(0, 2).sort()).toEqual(["sakuma_rei", "sakuma_ritsu"]);
  expect(find("  ").several).toEqual([]);
});
