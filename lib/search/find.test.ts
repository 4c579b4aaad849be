import { find, NO_FINDINGS } from "./find";
import { openIndex } from "./open-index";
import { searchIndexOf } from "./testing/search-index-of";

const index = openIndex(searchIndexOf("test/content"));
const titles = (typed: string) => find(index, typed).hits.map(({ found }) => found.record.title);
const first = (typed: string) => find(index, typed).hits[0];

/** Inputs, by the expected first result. */
const WANTED: Readonly<Record<string, string>> = {
  "Eichi Tenshouin": `eichi; Eichi; EICHI; tenshouin; Tenshōin; tenshoin; tenshooin; tensyouin; Tenshouin Eichi;
    eichi tenshoin; eichitenshouin; tenshouineichi; えいち; てんしょういん; テンショウイン; ﾃﾝｼｮｳｲﾝ ｴｲﾁ; 天祥院; 英智;
    天祥院英智; 英智 天祥院; tianxiangyuan; tian xiang yuan ying zhi; tianxiangyuan yingzhi; txyyz; eihci; eici; eichii;
    tenshoin eich; teshouin; tenshuoin; eichi-sama; who is eichi; blond hair; blonde; golden hair; 金髮; 金发; 金髪;
    tensyouin; tenshouin eihci; eichisama; えいちさま; 天翔院; black tea; chess player; january 10; 10 January; 1月10日; left handed chess; ehici; who voices eichi; voice of eichi`,
  "Wataru Hibiki": `wataru; hibiki; Hibiki Wataru; hibikki; watari hibiki; watru; wtaaru; わたる; ヒビキ; 日々樹; 日々樹渉;
    日日樹涉; 日日树涉; 渉; riri shu she; ririshushe; long hair; the one with the long hair; 長髪; 长发; light blue hair; theatre wataru; watura; wataty; wtaaru; wataur; watalu; hibki; ワタルくん; wataru's; magic; magic tricks; mimic;
    disguises; strolling; february; long blue hair; when is wataru's birthday`,
  "Tori Himemiya": `tori; touri; Tōri; himemiya; Himemiya Touri; himemiya tori; ひめみやとうり; 姫宮; 姬宫桃李; 姬宮桃李;
    jigong taoli; himemya; pink hair; pink haired; 粉色頭髮; 粉发; tori himemya; fine pink hair; とうりちゃん; stuffed toys; tennis; plays tennis`,
  "Yuzuru Fushimi": `yuzuru; fushimi; husimi; ふしみ; 伏見弓弦; 伏见弓弦; fujian gongxian; yuzru; yuzuru fusimi; mole; beauty mark; ゆずる; ゆづる; yuduru; 紫眼蓝发; cleaner`,
  "Hinata Aoi": `hinata; aoi hinata; あおい ひなた; 葵ひなた; 葵 日向; kui rixiang; hinta; headphones; twink hinata`,
  "Yuta Aoi": `yuta; yuuta; Yūta; aoi yuta; 葵裕太; ゆうた; yuat`,
  Esu: `esu; ESU; エス; えす; sagiri; esu sagiri; Sagiri Esu; 冴霧; 冴霧笑主; 冴雾笑主; white hair`,
  Kanna: `kanna; kana; カンナ; natsu kanna; natsu; 名都神無; 名都 神无; green hair`,
  Anzu: "anzu; anzuu; anz; あんず; アンズ; producer; the producer",
  Leon: "leon; loen; レオン; reon; corgi; corgis; dog; koga's dog; kogas dog",
  fine: "fine; FINE; フィーネ; fine unit; members of fine; everybody of fine",
  "2wink": "2wink; 2 wink; two wink; ２ｗｉｎｋ; twink; トゥウィンク; 2winks",
  "Special for Princess!":
    "special for princess; spri; specialforprincess; special for prinecss; スペプリ",
  "STARMAKER PRODUCTION":
    "starmaker; star maker; starpro; スタプロ; STARMAKER PRODUCTION; starmkaer",
  "Archives: Manga Club": "manga; manga club; archives",
  "Dramatica Theater Company": "theater; dramatica; theater club",
  "Niki’s Kitchen": "nikis kitchen; Niki's Kitchen; kitchen; niki’s kitchen club",
  Birthdays: "birthdays; birthday; birthday today; 誕生日; calendar",
  Penlight: "penlight; penlights; light stick; ペンライト",
  "Privacy policy": "privacy; privacy policy; policy",
  "Flower stand maker": "maker; flower stand; stand maker",
  終わらないシンフォニア:
    "終わらないシンフォニア; 終わらない; シンフォニア; owaranai symphonia; owaranai; symphonia; owaranai shinfonia; owaranai-symphonia; symphonia song",
  "シュガー・スパイス方程式":
    "シュガー・スパイス; sugar spice; sugar spice hoteishiki; 方程式; shuga supaisu",
  "RAINBOW CIRCUS": "rainbow circus; rainbow; rainbow cirucs; ｒａｉｎｂｏｗ　ｃｉｒｃｕｓ",
  "A Heart Thawed: The Snow White of Our Memories":
    "snow white; snowwhite; heart thawed; thawed; snow white event",
};

const cases = Object.entries(WANTED).flatMap(([title, typed]) =>
  typed.split(";").map((query): [string, string] => [query.trim(), title]),
);

it.each(cases)("%s finds %s first", (typed, title) => {
  expect(titles(typed)[0]).toBe(title);
});

it.each([
  "hello",
  "asdf",
  "qwerty",
  "hello world",
  "xyzzy",
  "zzzzz qq",
  "zzzzzzzz",
  "",
  "   ",
  "?!",
])("%j finds nothing", (typed) => {
  expect(titles(typed)).toEqual([]);
});

it("suggests near names, and no others, if nothing is found", () => {
  const nearest = (typed: string) =>
    find(index, typed).nearest.map(({ found }) => found.record.title);
  expect(nearest("tenschwein")).toEqual(["Eichi Tenshouin"]);
  expect(nearest("green tea")).toEqual(["Eichi Tenshouin", "The tea is at four"]);
  for (const typed of ["asdf", "zzzzzzzz", "who is the strongest idol", "football", "pizza"]) {
    expect(find(index, typed)).toEqual(NO_FINDINGS);
  }
});

it("reports if a hit contains the input without typos", () => {
  for (const typed of ["eichi", "mimic", "tallest"]) expect(find(index, typed).isExact).toBe(true);
  for (const typed of ["eihci", "corgis", ""]) expect(find(index, typed).isExact).toBe(false);
});

it.each([
  ["tallest", ["Wataru Hibiki"]],
  ["shortest", ["Tori Himemiya"]],
  ["oldest", ["Wataru Hibiki", "Eichi Tenshouin"]],
  ["youngest", ["Kanna"]],
])("finds the characters by %s", (typed, who) => {
  for (const asked of [typed, `who is the ${typed} idol`]) expect(titles(asked)).toEqual(who);
  expect(first(typed)?.reason).toBe(typed);
});

it("says why", () => {
  expect(first("フィーネ")?.reason).toBe("name");
  expect(first("トゥウィンク")?.reason).toBe("reading");
  expect(first("txyyz")?.reason).toBe("pinyin");
  expect(first("sagiri")?.reason).toBe("real name");
  expect(first("midorikawa")?.reason).toBe("voice");
  expect(first("pink hair")?.reason).toBe("hair: pink");
  expect(first("chess")?.reason).toMatch(/^profile: .*chess/i);
  expect(first("january 10")?.reason).toBe("birthday: January 10");
});

it("lists members behind a unit, an agency or a club, in their order", () => {
  expect(titles("fine").slice(0, 5)).toEqual([
    "fine",
    "Eichi Tenshouin",
    "Wataru Hibiki",
    "Tori Himemiya",
    "Yuzuru Fushimi",
  ]);
  expect(find(index, "manga club").hits[1]).toMatchObject({
    found: { record: { title: "Tori Himemiya" } },
    reason: "club: Archives: Manga Club",
  });
});

it("leads from a song to its section on the page of its album, and names its singers", () => {
  const { found } = first("rainbow circus") ?? {};
  expect(found?.record.path).toMatch(/^\/explore\/albums\/[^#]+#rainbow-circus$/);
  expect(found && index.singerOf(found)?.record.title).toBe("fine");
});

it("shows no other record for a whole name", () => {
  expect(titles("アオイ ﾋﾅﾀ")).toEqual(["Hinata Aoi"]);
  expect(titles("hinata's twin")[0]).toBe("Yuta Aoi");
});

it("lists characters born in a month, by day", () => {
  const born = titles("january birthday").filter((title) => title !== "Birthdays");
  expect(born).toEqual(["Eichi Tenshouin", "Tori Himemiya"]);
});

it("finds records that match every part of the query", () => {
  expect(titles("fine light blue hair")).toEqual(["Wataru Hibiki"]);
  expect(titles("orange hair 2wink").toSorted()).toEqual(["Hinata Aoi", "Yuta Aoi"]);
  expect(titles("2wink left handed")).toEqual(["Yuta Aoi"]);
  expect(titles("2wink トゥウィンク")[0]).toBe("2wink");
});
