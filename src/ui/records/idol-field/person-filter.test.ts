import { pack } from "#lib/search/pack";
import { searchIndexOf } from "#lib/search/testing/search-index-of";
import { filterByName } from "./person-filter";
import { loadSearchFilter } from "./search-filter";

const PEOPLE = [
  {
    cname: "tenshouin_eichi",
    name: "Eichi Tenshouin",
    names: { ja: "天祥院 英智", kana: "てんしょういん えいち" },
  },
  { cname: "himemiya_tori", name: "Tori Himemiya", names: { ja: "姫宮 桃李", kana: null } },
];
const names = (people: readonly { name: string }[]) => people.map(({ name }) => name);

it("finds by parts of names in any script until the search is there", () => {
  expect(names(filterByName(PEOPLE, ""))).toHaveLength(2);
  expect(names(filterByName(PEOPLE, "EICH"))).toEqual(["Eichi Tenshouin"]);
  expect(names(filterByName(PEOPLE, "姫宮"))).toEqual(["Tori Himemiya"]);
  expect(filterByName(PEOPLE, "rei")).toEqual([]);
});

it("finds as the search does: by units and despite typos, too", async () => {
  const file = pack(searchIndexOf("test/content"));
  globalThis.fetch = (async () => ({
    ok: true,
    json: async () => file,
  })) as unknown as typeof fetch;
  const filter = await loadSearchFilter();
  expect(names(filter(PEOPLE, "fine"))).toHaveLength(2);
  expect(names(filter(PEOPLE, "himemya"))).toEqual(["Tori Himemiya"]);
  expect(names(filter(PEOPLE, " "))).toHaveLength(2);
});
