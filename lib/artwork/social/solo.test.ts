import { BLUE, STYLE } from "../../../test/drawing";
import { onSleeve } from "./solo";

const drawn = (title: string) =>
  onSleeve(
    "/explore/albums/album",
    {
      sleeve: {
        id: "album",
        sleeve: '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
        words: { title },
        artists: [{ colors: BLUE, spots: ["#f0c14b"], style: STYLE }],
        accent: "#f0c14b",
      },
      band: '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
    },
    { headline: "Encore", text: "An album." },
  );

it("letters a Japanese title, and the page’s headline for another", () => {
  expect(drawn("Knights") === drawn("Eden")).toBe(true);
  expect(drawn("月光奇譚") === drawn("Eden")).toBe(false);
});
