import { sleeveWords } from "./sleeve-words";

const words = (title: string) => sleeveWords({ title, released: "2022-01-19" });

it.each([
  ["紅月「月光奇譚」ESアイドルソング season2", "月光奇譚", "2"],
  ["ユニットソングCD Vol.4「紅月」", "紅月", "4"],
  ["ユニットソングCD 第2弾 vol.01 UNDEAD", "ユニットソングCD 第2弾  UNDEAD", "1"],
  ["アルバムシリーズ 『TRIP』 Crazy:B", "TRIP", ""],
  ["『あんスタ！THE STAGE』-Party Live-", "Party Live", ""],
  ["6th Anniversary song「FUSIONIC STARS!!」", "FUSIONIC STARS!!", "6"],
  ["Eden Adam「Melting Rouge Soul」 / Eve「Ruby Love」", "Melting Rouge Soul / Ruby Love", ""],
  ["シャッフルユニットソングコレクション vol.03", "シャッフルユニットソングコレクション", "3"],
])("names %s by %s, number %s", (title, name, number) => {
  expect(words(title)).toMatchObject({ title: name, line: title, number, day: "2022.01.19" });
});

it("takes the number of a season from the series, and composes letters", () => {
  const series = { name: "ES Idol Songs, season 5", title: "ES アイドル season 5" };
  const album = { title: "MaM「ランテ\u3099フ\u3099ー」", released: "2024-10-28" };
  expect(sleeveWords(album, series)).toMatchObject({
    title: "ランデブー",
    number: "5",
    series: "ES IDOL SONGS, SEASON 5",
  });
});
