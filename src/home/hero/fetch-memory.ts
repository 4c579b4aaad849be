import { localDateOf } from "#lib/calendar/japan";
import { ofTheDay } from "#lib/calendar/of-the-day";
import { onThisDay, timelineOf } from "#lib/calendar/timeline";
import { langOf } from "#lib/text/lang-of";
import { fetchTimelineSources } from "#src/data/preload/page-data";
import { fetchRecords } from "#src/data/search/fetch-index";

/** Event of this day in an earlier year, or a song. */
export interface Memory {
  readonly label: string;
  /** Year of the event, such as `2019: `. */
  readonly prefix?: string;
  readonly title: string;
  readonly lang: "ja" | undefined;
  readonly path: string;
}

/** Newest event of this day in other years, or the song of the day. @throws if the data cannot be loaded */
export async function fetchMemory(now: Date, signal: AbortSignal): Promise<Memory | undefined> {
  const [past] = onThisDay(timelineOf(await fetchTimelineSources(signal)), localDateOf(now));
  if (past) {
    const { title, path, date } = past;
    const prefix = `${date.slice(0, 4)}: `;
    return { label: "On this day", prefix, title, lang: langOf(title), path };
  }
  const song = ofTheDay((await fetchRecords()).records.song, now);
  return song && { label: "Song", title: song.title, lang: langOf(song.title), path: song.path };
}
