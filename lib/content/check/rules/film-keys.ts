import type { CharacterId, FilmChapter } from "../../../../content/types";
import type { Entry } from "../../read/entry";
import type { Finding } from "../../model/problems/problem";
import { counted, shown } from "../../model/problems/words";
import { charactersById, ROSTER, withName } from "./known";
import { eachOf, type Rule } from "./rule";

/** Values with keys: keys are in order, and the film begins with one of each. */
const TRACKS = ["camera", "lights", "curtain", "crowd"] as const;
const EVENTS = ["cast", "moves", "effects", "lettering"] as const;

/** Keys are in order and within their chapter, and the first chapter begins with one of each. */
const filmKeys: Rule = {
  name: "film-keys",
  check: eachOf("film", function* (chapter) {
    yield* outside(chapter);
    for (const name of TRACKS) yield* disordered(chapter, name);
  }),
};

function* outside(chapter: Entry<FilmChapter>): Iterable<Finding> {
  const frames = chapter.get("frames") ?? Infinity;
  const keys = [...TRACKS, ...EVENTS].flatMap((name) =>
    chapter.items(name).map(({ value, path }) => ({ path: [...path, "frame"], at: value.frame })),
  );
  const star = { path: ["star", "frame"], at: chapter.get("star", "frame") };
  for (const { path, at } of [{ path: ["still"], at: chapter.get("still") }, star, ...keys]) {
    if (at === undefined || at <= frames) continue;
    yield chapter.wrong(path, `but the chapter has ${counted(frames, "frame")}`, `1 to ${frames}`);
  }
}

function* disordered(
  chapter: Entry<FilmChapter>,
  name: (typeof TRACKS)[number],
): Iterable<Finding> {
  const keys = chapter.items(name).map(({ value, path }) => ({ at: value.frame, path }));
  for (const [index, { at, path }] of keys.entries()) {
    const before = keys[index - 1]?.at ?? 0;
    if (before < at) continue;
    const allowed = "keys in the order of their frames, one for each frame";
    yield chapter.wrong([...path, "frame"], `but the key before it is at ${before}`, allowed);
  }
  if (chapter.get("number") !== 1 || !chapter.isWhole(name) || keys[0]?.at === 1) return;
  yield chapter.finding(chapter.has(name) ? [name] : [], {
    message: `the film begins without a key of ${name}`,
    allowed: `a key of ${name} at frame 1 of the first chapter`,
  });
}

/** Every member of the film's cast has a figure, and enters once. */
const filmCast: Rule = {
  name: "film-cast",
  dependsOn: ROSTER,
  *check(content) {
    const characters = charactersById(content);
    const seen = new Map<CharacterId, string>();
    for (const chapter of content.film) {
      for (const { value, path } of chapter.items("cast")) {
        for (const [index, id] of value.members.entries()) {
          const at = [...path, "members", index];
          const other = seen.get(id);
          seen.set(id, other ?? chapter.file);
          if (characters.get(id)?.get("look")?.kind === "emblem") {
            const message = `${withName(id, characters)} has an emblem in place of a figure, and cannot stand on a stage`;
            const allowed = `characters whose look is of kind ${shown("portrait")}`;
            yield chapter.finding(at, { message, allowed });
          } else if (other !== undefined) {
            const message = `${withName(id, characters)} has already entered, in ${other}`;
            yield chapter.finding(at, { message, allowed: "one entrance for each of the cast" });
          }
        }
      }
    }
  },
};

export const KEY_RULES: readonly Rule[] = [filmKeys, filmCast];
