import { CHART_KEYS, levelRank } from "../../../music/levels";
import { quotedNearest } from "../../model/problems/suggest";
import { shown } from "../../model/problems/words";
import { eachOf, type Rule } from "./rule";

/** Comparable charts: Special has a scale of its own. */
const CHARTS = CHART_KEYS.filter((chart) => chart !== "special");

/** A song has singers or is sung by everyone. */
const songSingers: Rule = {
  name: "song-singers",
  check: eachOf("songs", function* (song) {
    if (song.get("everyone") !== true || !song.has("singers")) return;
    const message = "singers are listed, but the song is sung by everyone";
    yield song.finding(["singers"], { message, allowed: "singers or everyone", atName: true });
  }),
};

/** No chart is easier than the one before it. */
const songLevels: Rule = {
  name: "song-levels",
  check: eachOf("songs", function* (song) {
    for (const [at, chart] of CHARTS.slice(1).entries()) {
      const easier = CHARTS[at] ?? chart;
      const [level, before] = [song.at(["levels", chart]), song.at(["levels", easier])];
      const isKnown = song.isWhole("levels", chart) && song.isWhole("levels", easier);
      if (!isKnown || typeof level !== "string" || typeof before !== "string") continue;
      if (levelRank(level) >= levelRank(before)) continue;
      yield song.wrong(["levels", chart], `but ${easier} is ${shown(before)}`, `${before} or more`);
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
  *check({ references, albums, songs, music }) {
    const series = music?.items("series").map(({ value }) => value.id) ?? [];
    const known = {
      album: [new Set(albums.map(({ key }) => key)), "the name of a file in content/albums"],
      song: [new Set(songs.map(({ key }) => key)), "the name of a file in content/songs"],
      series: [new Set(series), "the id of a series in content/music.json"],
    } as const;
    for (const { entry, path, refers, value } of references) {
      if (!(refers in known) || !entry.isWhole(...path)) continue;
      const [names, allowed] = known[refers as keyof typeof known];
      if (names.has(String(value))) continue;
      const near = quotedNearest(String(value), names);
      yield entry.wrong(path, `but there is no such ${refers}`, allowed, near);
    }
  },
};

export const MUSIC_RULES: readonly Rule[] = [songSingers, songLevels, songEvent, musicNames];
