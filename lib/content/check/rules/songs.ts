import { CHART_KEYS, levelRank } from "../../../music/levels";
import { shown } from "../../model/problems/words";
import { unknownNames } from "./reference";
import { eachOf, type Rule } from "./rule";

/** Comparable charts: Special has a scale of its own. */
const CHARTS = CHART_KEYS.filter((chart) => chart !== "special");

/** No chart is easier than the one before it. */
const songLevels: Rule = {
  name: "song-levels",
  check: eachOf("songs", function* (song) {
    for (const [at, chart] of CHARTS.slice(1).entries()) {
      const easier = CHARTS[at] ?? chart;
      const [level, least] = [song.get("levels", chart), song.get("levels", easier)];
      if (!level || !least || levelRank(level) >= levelRank(least)) continue;
      yield song.wrong(["levels", chart], `but ${easier} is ${shown(least)}`, `${least} or more`);
    }
  }),
};

/** Songs of one event have the same date. */
const songEvent: Rule = {
  name: "song-event",
  *check({ songs }) {
    const starts = new Map<string, string>();
    for (const song of songs) {
      const event = song.get("event");
      if (!event) continue;
      const start = starts.get(event.name) ?? event.start;
      starts.set(event.name, start);
      if (start !== event.start)
        yield song.wrong(["event", "start"], "but another song of the event differs", shown(start));
    }
  },
};

/** Every song, album and series that a record names exists. */
const musicNames: Rule = {
  name: "music-names",
  dependsOn: ["albums/", "songs/", "music"],
  *check(content) {
    const keys = (entries: readonly { key: string }[]) => new Set(entries.map(({ key }) => key));
    const series = content.music?.items("series").map(({ value }) => value.id);
    yield* unknownNames(content.references, {
      album: [keys(content.albums), "the name of a file in content/albums"],
      song: [keys(content.songs), "the name of a file in content/songs"],
      series: [new Set(series), "the id of a series in content/music.json"],
    });
  },
};

export const MUSIC_RULES: readonly Rule[] = [songLevels, songEvent, musicNames];
