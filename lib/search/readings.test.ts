import { Readings } from "./readings";

const readAll = (readings: Readings) => [
  readings.pinyinOf("朔間 零"),
  readings.pinyinOf("HiMERU"),
  readings.hanPairs("朔間 零, 天祥院 英智"),
];

it("reads names, and which characters are forms of one", () => {
  const [pinyin, none, pairs] = readAll(new Readings());
  expect([pinyin, none]).toEqual(["shuo jian ling", ""]);
  expect(pairs).toContain("間间");
});

it("reads new names only, and returns all readings for storing", () => {
  const first = new Readings();
  const read = readAll(first);
  const kept = first.renewed;
  const second = new Readings(kept);
  expect(readAll(second)).toEqual(read);
  expect(second.renewed).toBeUndefined();
  expect(kept && new Readings({ ...kept, pinyin: { 零: "kept" } }).pinyinOf("零")).toBe("kept");
  second.pinyinOf("零");
  expect(second.renewed?.pinyin).toEqual({ 朔間零: "shuo jian ling", 零: "ling" });
});
