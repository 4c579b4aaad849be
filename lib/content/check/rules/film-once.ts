import type { Finding } from "../problem";
import type { FilmChapter } from "../../../../content/types";
import type { Entry } from "../../read/entry";
import type { Rule } from "./rule";

/** The film has one title, and one star to be found. */
export const filmOnce: Rule = {
  name: "film-once",
  description: "The film is given its title once, and one star hides in it.",
  // A chapter that cannot be read may be the one with the title.
  leansOn: ["campaigns/playmovie/"],
  *check({ film }) {
    const [first] = film.toSorted(
      (one, other) => (one.get("number") ?? 0) - (other.get("number") ?? 0),
    );
    if (!first) return;
    const titles = film.flatMap((chapter) =>
      chapter
        .items("lettering")
        .filter(({ value }) => value.role === "title")
        .map(({ index }) => ({ chapter, path: ["lettering", index, "role"] })),
    );
    const stars = film.filter((chapter) => chapter.has("star"));
    if (film.every((chapter) => chapter.isWhole("lettering"))) {
      yield* once(titles, first, "title", 'one lettering with the role "title"');
    }
    yield* once(
      stars.map((chapter) => ({ chapter, path: ["star"] })),
      first,
      "hidden star",
      "one star in one of the chapters",
    );
  },
};

function* once(
  places: readonly { chapter: Entry<FilmChapter>; path: (string | number)[] }[],
  first: Entry<FilmChapter>,
  what: string,
  allowed: string,
): Iterable<Finding> {
  const [known, ...others] = places;
  if (!known) yield first.finding([], { message: `the film has no ${what}`, allowed });
  for (const { chapter, path } of others) {
    const message = `the film has a ${what} already, in ${known?.chapter.file}`;
    yield chapter.finding(path, { message, allowed });
  }
}
