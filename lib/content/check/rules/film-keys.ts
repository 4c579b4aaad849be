import type { CharacterId, FilmChapter } from "../../../../content/types";
import type { Entry } from "../../read/entry";
import type { Finding } from "../problem";
import { counted, shown } from "../words";
import { charactersById, ROSTER, withName } from "./known";
import type { Rule } from "./rule";

/** What changes from key to key: keys are in order, and the film begins with one of each. */
const TRACKS = ["camera", "lights", "curtain", "crowd"] as const;
/** What happens at a frame. */
const EVENTS = ["cast", "moves", "effects", "lettering"] as const;

/** Keys of the film are in order and within their chapter, and the first chapter begins with one of each. */
const filmKeys: Rule = {
  name: "film-keys",
  *check({ film }) {
    for (const chapter of film) {
      yield* outside(chapter, ["still"], chapter.get("still"));
      yield* outside(chapter, ["star", "frame"], chapter.get("star", "frame"));
      for (const name of [...TRACKS, ...EVENTS]) {
        for (const { value, index } of chapter.items(name)) {
          yield* outside(chapter, [name, index, "frame"], value.frame);
        }
      }
      for (const name of TRACKS) yield* disordered(chapter, name);
      if (chapter.get("number") === 1) yield* unbegun(chapter);
    }
  },
};

type Place = (string | number)[];

function* outside(
  chapter: Entry<FilmChapter>,
  path: Place,
  frame: number | undefined,
): Iterable<Finding> {
  const frames = chapter.get("frames");
  if (frame === undefined || frames === undefined || frame <= frames) return;
  yield chapter.wrong(path, `but the chapter has ${counted(frames, "frame")}`, `1 to ${frames}`);
}

function* disordered(
  chapter: Entry<FilmChapter>,
  name: (typeof TRACKS)[number],
): Iterable<Finding> {
  const keys: { value: { frame: number }; index: number }[] = chapter.items(name);
  for (const [place, { value, index }] of keys.entries()) {
    const before = keys[place - 1];
    if (!before || before.value.frame < value.frame) continue;
    const what = `but the key before it is at ${before.value.frame}`;
    const allowed = "keys in the order of their frames, one for each frame";
    yield chapter.wrong([name, index, "frame"], what, allowed);
  }
}

function* unbegun(chapter: Entry<FilmChapter>): Iterable<Finding> {
  for (const name of TRACKS) {
    if (!chapter.isWhole(name)) continue;
    const keys: { value: { frame: number } }[] = chapter.items(name);
    if (keys[0]?.value.frame === 1) continue;
    yield chapter.finding(chapter.has(name) ? [name] : [], {
      message: `the film begins without a key of ${name}`,
      allowed: `a key of ${name} at frame 1 of the first chapter`,
    });
  }
}

/** Everybody in the cast of the film has a figure, and steps out once. */
const filmCast: Rule = {
  name: "film-cast",
  dependsOn: ROSTER,
  *check(content) {
    const characters = charactersById(content);
    const seen = new Map<CharacterId, string>();
    const emblems = new Set(
      content.characters
        .filter((one) => one.get("look")?.kind === "emblem")
        .map((one) => one.get("id")),
    );
    for (const chapter of content.film) {
      for (const { value, index } of chapter.items("cast")) {
        for (const [place, id] of value.members.entries()) {
          const path = ["cast", index, "members", place];
          const other = seen.get(id);
          seen.set(id, other ?? chapter.file);
          if (emblems.has(id)) {
            const message = `${withName(id, characters)} has an emblem in place of a figure, and cannot stand on a stage`;
            const allowed = `characters whose look is of kind ${shown("portrait")}`;
            yield chapter.finding(path, { message, allowed });
          } else if (other !== undefined) {
            const message = `${withName(id, characters)} has stepped out already, in ${other}`;
            yield chapter.finding(path, { message, allowed: "each of the cast once in the film" });
          }
        }
      }
    }
  },
};

/** What happens in the chapters of the film. */
export const KEY_RULES: readonly Rule[] = [filmKeys, filmCast];
