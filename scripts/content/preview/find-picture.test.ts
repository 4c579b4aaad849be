import { EditableContent } from "../../../lib/content/testing/editable-content";
import { readContent } from "../../../lib/content/read/read-content";
import { pictureLister } from "../pictures";
import { findPicture } from "./find-picture";

const { snapshot } = new EditableContent();
const { files } = readContent(snapshot);
const keys = [...pictureLister()(snapshot).keys()];
const found = (typed: string) => findPicture(keys, files, typed);

it.each([
  ["fine", "units/fine-wide"],
  ["tenshouin_eichi", "characters/tenshouin_eichi"],
  ["Eichi Tenshouin", "characters/tenshouin_eichi"],
  ["Eichi", "characters/tenshouin_eichi"],
  ["天祥院英智", "characters/tenshouin_eichi"],
  ["22", "characters/tenshouin_eichi"],
  ["nd", "offices/nd-mark"],
  ["VS GOURMET", "venues/gourmet-wide"],
  ["Twinlight Harbour", "trips/trip03"],
  ["dream_unit_project/moded", "campaigns/dream_unit_project-moded-wide"],
  ["leon", "characters/leon"],
])("%s is a record, and opens its main picture", (typed, key) => {
  expect(found(typed)).toBe(key);
});

it.each([
  ["content/units/fine.json", "units/fine-wide"],
  ["./content/characters/esu.4piece.json", "characters/esu-4piece"],
  ["C:\\encore\\content\\units\\fine.json", "units/fine-wide"],
  ["http://127.0.0.1:8000/explore/units/fine?x=1", "units/fine-wide"],
  ["content/art/units/fine-tall.png", "units/fine-tall"],
  ["content/art/marks/2wink.svg", "units/2wink-mark"],
  ["content/art/sceneries/harbour.svg", "trips/trip03"],
  ["content/campaigns/playmovie/curtain.json", "playmovie/032"],
  ["http://127.0.0.1:4600/pictures/units/fine-mark", "units/fine-mark"],
  ["Fine-Mark", "units/fine-mark"],
])("%s is the file, the address or the key of a picture", (typed, key) => {
  expect(found(typed)).toBe(key);
});

it.each([
  ["Aoi", 'There is no picture "Aoi". Did you mean "aoi_hinata" or "aoi_yuta"?'],
  ["tenshouin_eihci", 'Did you mean "tenshouin_eichi"?'],
  ["yuz", 'Did you mean "fushimi_yuzuru"'],
  ["xyzzy", "All are at: npm run content preview"],
  ["content/clubs/Theater.json", "content/clubs/Theater.json has no picture of its own."],
  ["Rainbow Circus", "content/songs/rainbow-circus.json has no picture of its own."],
])("%s is answered with likely names", (typed, words) => {
  expect(() => found(typed)).toThrow(words);
});
