import { autorun } from "mobx";
import { CATALOGUE } from "./stores.fixtures";
import { UnitsStore } from "./units-store";

let units: UnitsStore;

beforeEach(() => {
  units = new UnitsStore();
  units.open(CATALOGUE);
});

describe("before a catalogue is open", () => {
  it("has the defaults and no records", () => {
    const closed = new UnitsStore();
    expect(closed).toMatchObject({
      favorites: [],
      isFavoritesActive: false,
      productionId: "sp",
      unitsId: "fine",
      charId: 1,
    });
    expect(closed.unit).toEqual({});
    expect(closed.unitDetail).toEqual({});
    expect(closed.unitMembers).toEqual([]);
    expect(closed.character).toEqual({});
    expect(closed.circles).toEqual([]);
    expect(closed.favoriteRecords).toEqual([]);
  });

  it("knows no id to choose", () => {
    const closed = new UnitsStore();
    closed.chooseUnit("knights");
    closed.chooseCharacter(10);
    expect(closed).toMatchObject({ unitsId: "fine", charId: 1 });
  });
});

describe("opening a catalogue", () => {
  it("loads the records of the choice", () => {
    expect(units.unit.id).toBe("fine");
    expect(units.unitDetail.lead).toBe("A stage of light");
    expect(units.unitMembers.map(({ id }) => id)).toEqual([22, 27]);
    expect(units.character.cname).toBe("tenshouin_eichi");
    expect(units.circles.map(({ title }) => title)).toEqual(["Tea party"]);
  });

  it("falls back on unknown ids, and keeps the favourites", () => {
    units.choices = { favorites: [86, 22], unitsId: "gone", productionId: "nd", charId: 86 };
    expect(units).toMatchObject({
      favorites: [86, 22],
      isFavoritesActive: false,
      productionId: "sp",
      unitsId: "fine",
      charId: 1,
    });
    expect(units.favoriteRecords.map(({ id }) => id)).toEqual([22]);
  });

  it("sets the office right that does not have the unit", () => {
    units.choices = { unitsId: "knights", productionId: "sp" };
    expect(units.productionId).toBe("nd");
  });

  it("has empty records if it does not know the defaults either", () => {
    units.open({ ...CATALOGUE, units: [], characters: [] });
    expect(units.unit).toEqual({});
    expect(units.unitMembers).toEqual([]);
    expect(units.character).toEqual({});
  });
});

describe("choosing", () => {
  it("loads the unit, its display record, its known members and its office", () => {
    units.chooseUnit("knights");
    expect(units.unit.leader).toBe(10);
    expect(units.unitDetail.lead).toBe("Swords");
    expect(units.unitMembers.map(({ id }) => id)).toEqual([10, 33]);
    expect(units.productionId).toBe("nd");
  });

  it("leaves the favourites view with a unit", () => {
    units.setFavoritesActive(true);
    units.chooseUnit("knights");
    expect(units.isFavoritesActive).toBe(false);
  });

  it("loads a character with its clubs, in the order of the catalogue", () => {
    units.chooseUnit("knights");
    units.chooseCharacter(10);
    expect(units.character.cname).toBe("tsukinaga_leo");
    expect(units.circles.map(({ key }) => key)).toEqual(["Martial", "Overnight"]);
    units.chooseUnit("fine");
    expect(units.circles.map(({ key }) => key)).toEqual(["TeaPartyFLAVOR"]);
  });

  it("changes nothing for an unknown unit or character", () => {
    units.setFavoritesActive(true);
    const before = units.choices;
    units.chooseUnit("toString");
    units.chooseCharacter(86);
    expect(units.choices).toEqual(before);
    expect(units.unit.id).toBe("fine");
  });

  it("never shows the members of one unit under another", () => {
    const seen: string[] = [];
    const stop = autorun(() => seen.push(`${units.unit.id} ${units.unitMembers.length}`));
    units.chooseUnit("knights");
    units.chooseUnit("spri");
    stop();
    expect(seen).toEqual(["fine 2", "knights 2", "spri 1"]);
  });
});

describe("the character to show", () => {
  it("is the chosen one in its unit, else the leader", () => {
    expect(units.character.id).toBe(22);
    units.chooseCharacter(27);
    expect(units.character.id).toBe(27);
    units.chooseUnit("knights");
    expect(units.character.id).toBe(10);
  });

  it("is the first member if there is no leader", () => {
    units.chooseUnit("4piece");
    expect(units.character.id).toBe(81);
  });

  it("is one of the favourites in their view", () => {
    units.addFavorite(33);
    units.addFavorite(1);
    units.setFavoritesActive(true);
    expect(units.character.id).toBe(1);
    units.removeFavorite(1);
    expect(units.character.id).toBe(33);
  });

  it("is undefined in the favourites view without favourites", () => {
    units.setFavoritesActive(true);
    expect(units.character).toEqual({});
  });
});

describe("favourites", () => {
  it("accumulate without duplicates, in the order of adding", () => {
    for (const id of [22, 1, 22, 10]) units.addFavorite(id);
    expect(units.favorites).toEqual([22, 1, 10]);
  });

  it("contain an idol once, by either record", () => {
    units.addFavorite(81);
    units.addFavorite(10081);
    expect(units.favorites).toEqual([10081]);
    expect(units.isFavorite(81)).toBe(true);
    units.chooseCharacter(81);
    units.setFavoritesActive(true);
    expect(units.character.id).toBe(10081);
    units.removeFavorite(81);
    expect(units.favorites).toEqual([]);
  });

  it("leave out invalid ids", () => {
    for (const id of [0, 87, 1.5, Number.NaN]) units.addFavorite(id);
    expect(units.favorites).toEqual([]);
  });
});

describe("a pressed club", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it("is marked for one second, from the last press", () => {
    units.pressCircle("Martial");
    jest.advanceTimersByTime(999);
    expect(units.circleAction).toBe("Martial");
    units.pressCircle("Overnight");
    jest.advanceTimersByTime(999);
    expect(units.circleAction).toBe("Overnight");
    jest.advanceTimersByTime(1);
    expect(units.circleAction).toBeNull();
  });

  it("leaves no timer behind when it is released", () => {
    units.pressCircle("Martial");
    units.releaseCircle();
    expect(units.circleAction).toBeNull();
    expect(jest.getTimerCount()).toBe(0);
  });
});
