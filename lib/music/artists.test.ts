import { artistsOf } from "./artists";

it.each([
  ["Ra*bits & Double Face", ["Ra*bits"], "Double Face"],
  ["Double Face & MaM", ["MaM"], "Double Face"],
  ["Crazy:B with 天馬 司 & 神代 類", ["Crazy:B"], "天馬 司 & 神代 類"],
  ["旧Valkyrie", ["Valkyrie"], "旧Valkyrie"],
  [null, ["fine"], ""],
])("names no unit of %s twice", (act, names, rest) => {
  const units = names.map((name) => ({ name }));
  expect(artistsOf({ act, units })).toEqual({ units, act: rest });
});
