import { routeName } from "./route-names";

describe("route names", () => {
  it.each([
    ["/", "index"],
    ["/index-0126", "index-0126"],
    ["/explore/units", "explore-units"],
    ["/explore/units/", "explore-units"],
    ["/explore/units/list", "units-list"],
    ["/explore/units/characters", "units-characters"],
    ["/explore/units/fine", "unit-fine"],
    ["/explore/units/characters/sakuma_rei", "character-sakuma_rei"],
    ["/explore/media", "explore-media"],
    ["/4piece/idol/esu", "4piece-idol-esu"],
    ["/constructor", "constructor"],
  ])("%s is %s", (path, name) => {
    expect(routeName(path)).toBe(name);
  });
});
