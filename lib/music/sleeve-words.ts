import type { Album, AlbumSeries } from "../../content/types";

const NUMBER = /(?:vol\.?\s*|series\s*|season\s*)0*(\d+)/iu;
/** Names of songs in titles of albums; the first kind that a title has counts. */
const QUOTED = [/「([^」]+)」/gu, /\s?-([^-]+)-$/gu, /『([^』]+)』/gu];

/** Words of a sleeve by the kind of their box (lib/artwork/posters/sleeve); `line` is the whole title. */
export function sleeveWords(
  { title, released }: Pick<Album, "released" | "title">,
  series?: Pick<AlbumSeries, "name" | "title">,
) {
  // Outlines are looked up by composed letters.
  const line = title.normalize("NFC");
  const names = QUOTED.map((form) => [...line.matchAll(form)].map(([, name = ""]) => name));
  const [, number = ""] =
    /(\d+)th/u.exec(line) ?? NUMBER.exec(line) ?? NUMBER.exec(series?.title ?? "") ?? [];
  return {
    title: names.find(({ length }) => length > 0)?.join(" / ") ?? line.replace(NUMBER, "").trim(),
    line,
    number,
    series: series?.name.toUpperCase() ?? "",
    day: released.replaceAll("-", "."),
  };
}
