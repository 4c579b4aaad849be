import type { Album, Character, Song } from "../../../content/types";
import { random } from "../../artwork/drawing/random";
import { illustration } from "../../artwork/illustration/illustration";
import type { SleeveArtist, SleeveSubject } from "../../artwork/posters/sleeve/sleeve-subject";
import type { Catalogue } from "../../content/model/catalogue/catalogue";
import { findBy } from "../../content/model/catalogue/find-by";
import { artistsOf } from "../../music/artists";
import { sleeveWords } from "../../music/sleeve-words";
import { guideStyle } from "../social/guide-pages";
import { colorsFrom, groupUnit, posterSubject, travelSubject } from "./subjects";

const MAX_SINGERS = 9;

/** Data of the sleeve of an album. Units have their colours and marks, other singers their own colours. */
export function sleeveSubject(album: Album, catalogue: Catalogue): SleeveSubject {
  const { id, unitIds = [] } = album;
  const { illustrations } = catalogue;
  const songs = album.discs.flat().flatMap((one) => findBy(catalogue.songs, "id", one) ?? []);
  const singers = singersOf(id, songs, catalogue);
  const units = unitIds.flatMap((one) => findBy(catalogue.units, "id", one) ?? []);
  // An act beside a unit has singers of its own.
  const others = singers.filter(({ unit }) => !unitIds.some((one) => one === unit));
  const hasOthers = units.length === 0 || (album.act !== undefined && others.length > 0);
  const artists = [
    ...units.map((unit): SleeveArtist => {
      const { name, mark, colors, spots, style } = groupUnit(unit, catalogue);
      return { colors, spots, style, mark: { name, mark, colors, spots } };
    }),
    ...(hasOthers ? [artistOf(id, others, catalogue)] : []),
  ];
  const series = catalogue.series.find((one) => one.id === album.series);
  const singersSleeve = ["solo", "solo", "pair", "trio"][singers.length] ?? "cast";
  const defaultSleeve = illustration(
    illustrations,
    "sleeves",
    units.length > 0 ? "single" : singersSleeve,
  );
  const seriesSleeve = series?.sleeve && illustration(illustrations, "sleeves", series.sleeve);
  // The sleeve of the series has a place for a second artist, which one would leave empty.
  const hasEmptyPlace = artists.length < 2 && seriesSleeve?.includes(' id="mark-2"');
  const sleeve = !seriesSleeve || hasEmptyPlace ? defaultSleeve : seriesSleeve;
  const trip = catalogue.trips.find(({ albumId }) => albumId === id);
  const travel = trip && travelSubject(trip, catalogue);
  const names = singers.length < 3 ? singers.map(({ name }) => name).join(" & ") : "";
  return {
    id,
    sleeve,
    words: {
      ...sleeveWords(album, series),
      ...(trip && { number: String(trip.number).padStart(2, "0") }),
      name: artistsOf({ act: album.act, units }).act || (songs[0]?.act ?? names),
    },
    artists,
    accent: artists[1]?.colors.color1 ?? artists[0]?.spots[0] ?? "",
    ...(sleeve.includes(' id="face') && {
      cast: singers.map((one) => {
        const { look, color, unitColors } = posterSubject(one, catalogue);
        return { look, color, unitColors };
      }),
    }),
    ...(travel &&
      sleeve.includes(' id="scenery') && {
        trip: { colors: travel.colors, scenery: travel.scenery },
      }),
  };
}

/** Singers of the first song that names any, else the leaders of all units; of many, some from a random one on. */
function singersOf(albumId: string, songs: readonly Song[], catalogue: Catalogue): Character[] {
  const ids =
    songs.find(({ singers }) => singers)?.singers ??
    catalogue.units.flatMap(({ leader }) => leader ?? []);
  const all = ids.flatMap((id) => findBy(catalogue.characters, "id", id) ?? []);
  const start = random(`cast ${albumId}`).integer(0, all.length - 1);
  return all.length > MAX_SINGERS
    ? [...all.slice(start), ...all.slice(0, start)].slice(0, MAX_SINGERS)
    : all;
}

/** Singers of several units before rays in their colours; a soloist before the backdrop of the unit. */
function artistOf(id: string, singers: readonly Character[], catalogue: Catalogue): SleeveArtist {
  const generator = random(`sleeve ${id}`);
  const [first, ...more] = singers;
  if (first && more.length === 0) {
    const { style, unitColors } = posterSubject(first, catalogue);
    return { colors: unitColors, style, spots: [first.color, ...style.spots] };
  }
  const [main = "#fe4d91", next = "#ffd23f", ...rest] = singers.map(({ color }) => color);
  const style = guideStyle(generator, next, catalogue.illustrations);
  return { colors: colorsFrom(main), spots: [next, ...rest], style };
}
