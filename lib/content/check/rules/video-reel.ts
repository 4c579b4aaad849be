import { shown } from "../words";
import type { Rule } from "./rule";

/** What the screening room plays itself can be played. */
export const videoReel: Rule = {
  name: "video-reel",
  description: "A reel has a cast, an opening and an ending, and stands at its own address.",
  *check({ videos }) {
    for (const { value: film, index } of videos?.items("list") ?? []) {
      if (!videos) return;
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
