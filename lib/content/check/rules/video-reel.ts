import { nearestWithName } from "../../identity/with-name";
import { placeName, ranges, shown } from "../words";
import { characterIds, ROSTER } from "./roster";
import type { Rule } from "./rule";

/** What the screening room plays itself can be played. */
export const videoReel: Rule = {
  name: "video-reel",
  description:
    "A reel has a cast, an opening and an ending and stands at its own address; everybody in the cast of a film has a record.",
  leansOn: ROSTER,
  *check(content) {
    const { videos } = content;
    const ids = characterIds(content);
    for (const { value: film, index } of videos?.items("list") ?? []) {
      if (!videos) return;
      for (const [place, id] of film.cast.entries()) {
        if (ids.has(id)) continue;
        const path = ["list", index, "cast", place];
        yield videos.finding(path, {
          message: `${placeName(["cast", place])} is ${id}, but there is no such character`,
          allowed: ranges([...ids]),
          suggestion: nearestWithName(id, ids, content.identities.characters),
        });
      }
      if (film.kind !== "reel") continue;
      if (film.cast.length === 0) {
        const message = `the reel ${shown(film.id)} has nobody in its cast`;
        yield videos.finding(["list", index, "cast"], { message, allowed: "one id or more" });
      }
      for (const name of ["opening", "ending"] as const) {
        if (film[name] !== undefined) continue;
        const message = `the reel ${shown(film.id)} has no ${name}`;
        yield videos.finding(["list", index], { message, allowed: "a line for the card" });
      }
      const address = `/explore/media?film=${film.id}`;
      if (film.target !== address) {
        const message = `target is ${shown(film.target)}, but a reel is played on its own page`;
        yield videos.finding(["list", index, "target"], { message, suggestion: shown(address) });
      }
    }
  },
};
