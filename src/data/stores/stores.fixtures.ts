import type { UnitsCatalogue } from "./units-store";
import type { StorageLike } from "../storage/safe-storage";

/** A small catalogue: two agencies, three units, an idol with an audition and a later record. */
export const CATALOGUE = {
  offices: [
    { id: "sp", list: ["fine", "ryuseitai"] },
    { id: "nd", list: ["knights", "spri"] },
    { id: "other", list: ["4piece"] },
    { id: "empty", list: ["gone"] },
  ],
  units: [
    { id: "fine", leader: 22, list: [22, 27], display: { lead: "A stage of light" } },
    { id: "ryuseitai", leader: 25, list: [1, 25], display: { lead: "Heroes" } },
    { id: "knights", leader: 10, list: [10, 33, 999], display: { lead: "Swords" } },
    { id: "spri", leader: 10081, list: [10081], display: { lead: "Spring" } },
    { id: "4piece", list: [81], display: { lead: "Four pieces" } },
  ],
  characters: [
    { id: 1, cname: "nagumo_tetora", unit: "ryuseitai", circle: ["Martial"] },
    { id: 10, cname: "tsukinaga_leo", unit: "knights", circle: ["Overnight", "Martial"] },
    { id: 22, cname: "tenshouin_eichi", unit: "fine", circle: ["TeaPartyFLAVOR", "Gone"] },
    { id: 25, cname: "morisawa_chiaki", unit: "ryuseitai", circle: [] },
    { id: 27, cname: "hibiki_wataru", unit: "fine", circle: [] },
    { id: 33, cname: "suou_tsukasa", unit: "knights", circle: [] },
    { id: 81, cname: "sagiri_esu", unit: "4piece", circle: [] },
    { id: 10081, cname: "sagiri_esu", unit: "spri", circle: [] },
  ],
  clubs: [
    { key: "Martial", title: "Martial arts", list: [1, 10] },
    { key: "Overnight", title: "Overnight", list: [10] },
    { key: "TeaPartyFLAVOR", title: "Tea party", list: [22] },
  ],
} as unknown as UnitsCatalogue;

export function createStorage(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries));
  const storage: StorageLike = {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, text) => void map.set(key, text),
  };
  return { storage, entries: map };
}
