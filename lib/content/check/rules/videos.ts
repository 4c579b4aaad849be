import { shown } from "../../model/problems/words";
import type { Rule } from "./rule";

/** The list of films has as many entries as it says, on one page. */
const videoList: Rule = {
  name: "video-list",
  *check({ videos }) {
    const films = videos?.items("list") ?? [];
    const total = videos?.get("total");
    if (videos?.isWhole("list") && total !== undefined && total !== films.length) {
      const what = `but list has ${films.length} films`;
      yield videos.wrong(["total"], what, undefined, String(films.length));
    }
    const page = videos?.get("page");
    if (videos && page !== undefined && page !== 1) {
      yield videos.wrong(["page"], "but the file holds all films", undefined, "1");
    }
  },
};

/** A reel has a cast, an opening and an ending, and an address of its own. */
const videoReel: Rule = {
  name: "video-reel",
  *check({ videos }) {
    for (const { value: film, path } of videos?.items("list") ?? []) {
      if (!videos || film.kind !== "reel") continue;
      if (film.cast.length === 0) {
        const message = `the reel ${shown(film.id)} has an empty cast`;
        yield videos.finding([...path, "cast"], { message, allowed: "one id or more" });
      }
      for (const name of ["opening", "ending"] as const) {
        if (film[name] !== undefined) continue;
        const message = `the reel ${shown(film.id)} has no ${name}`;
        yield videos.finding(path, { message, allowed: "a line for the card" });
      }
      const address = `/explore/media?film=${film.id}`;
      if (film.target !== address) {
        const what = "but a reel is played on its own page";
        yield videos.wrong([...path, "target"], what, undefined, shown(address));
      }
    }
  },
};

const OUTSIDE = "https://";

/** A hosted or contributed film has an https:// address on another site. */
const videoTarget: Rule = {
  name: "video-target",
  *check({ videos, contributedVideos }) {
    const hosted = videos?.items("list").filter(({ value }) => value.kind !== "reel") ?? [];
    const seenOutside = [
      ...hosted.map((one) => ({ ...one, entry: videos })),
      ...(contributedVideos?.items() ?? []).map((one) => ({ ...one, entry: contributedVideos })),
    ];
    for (const { entry, path, value } of seenOutside) {
      if (!entry || value.target === "" || value.target.startsWith(OUTSIDE)) continue;
      const allowed = `an address that begins with ${OUTSIDE}, or ""`;
      yield entry.wrong([...path, "target"], "which is on this site", allowed);
    }
  },
};

export const VIDEO_RULES: readonly Rule[] = [videoList, videoReel, videoTarget];
