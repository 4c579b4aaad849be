import type { FilmChapter } from "../../../../content/types";
import { KINDS } from "../../model/kinds/kinds";
import type { Entry } from "../../read/entry";
import { CONTENT } from "../../read/snapshot";
import type { Finding, Path } from "../../model/problems/problem";
import { counted } from "../../model/problems/words";
import type { Rule } from "./rule";

/** Frames of the whole film, as loaded by the page besides five other pictures. */
const FRAMES = 100;

/** Chapters of the film are numbered from 1 and have 100 frames together. Rule unique finds duplicates. */
const filmFrames: Rule = {
  name: "film-frames",
  *check({ film }) {
    if (film.length === 0) {
      yield {
        file: `${CONTENT}/${KINDS.film.folder}`,
        path: [],
        message: "there is no chapter of the film",
        allowed: `chapters with ${FRAMES} frames together`,
      };
      return;
    }
    for (const chapter of film) {
      const number = chapter.get("number");
      if (number === undefined || number <= film.length) continue;
      const what = `but there are ${counted(film.length, "chapter")}`;
      yield chapter.wrong(["number"], what, `1 to ${film.length}, each once`);
    }
    const last = film.toSorted((one, other) => numberOf(one) - numberOf(other)).at(-1);
    // Without all lengths there is no sum.
    const sum = film.reduce((all, chapter) => all + (chapter.get("frames") ?? Number.NaN), 0);
    if (!last || Number.isNaN(sum) || sum === FRAMES) return;
    const fitting = (last.get("frames") ?? 0) + FRAMES - sum;
    yield last.finding(["frames"], {
      message: `the chapters have ${counted(sum, "frame")} together`,
      allowed: `${FRAMES}`,
      suggestion: fitting > 0 ? `${fitting} here` : undefined,
    });
  },
};

const numberOf = (chapter: Entry<FilmChapter>): number => chapter.get("number") ?? 0;

/** The film has one title and one hidden star. */
const filmOnce: Rule = {
  name: "film-once",
  // A chapter that cannot be read may be the one with the title.
  dependsOn: ["campaigns/playmovie/"],
  *check({ film }) {
    const [first] = film.toSorted((one, other) => numberOf(one) - numberOf(other));
    if (!first) return;
    const titles = film.flatMap((chapter) =>
      chapter.items("lettering").flatMap(({ value, path }) => {
        return value.role === "title" ? [{ chapter, path: [...path, "role"] }] : [];
      }),
    );
    const stars = film.flatMap((chapter) =>
      chapter.has("star") ? [{ chapter, path: ["star"] }] : [],
    );
    if (film.every((chapter) => chapter.isWhole("lettering"))) {
      yield* exactlyOne(titles, first, "title", 'one lettering with the role "title"');
    }
    yield* exactlyOne(stars, first, "hidden star", "one star in one of the chapters");
  },
};

function* exactlyOne(
  places: readonly { chapter: Entry<FilmChapter>; path: Path }[],
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

export const CHAPTER_RULES: readonly Rule[] = [filmFrames, filmOnce];
