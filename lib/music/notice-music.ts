import type { ActivityNotice, Album, Song } from "../../content/types";
import { albumPath, noticePath } from "../content/model/pages/paths";
import type { SongPlace } from "./discography";

type Notice = Pick<ActivityNotice, "id" | "kind" | "start" | "titleJa" | "units">;

export interface NamedMusic {
  readonly title: string;
  readonly path: string;
}

/** Key of a release: its day and its artists. A notice and an album with the same key are about one release. */
export const releaseKey = (day: string, unitIds: readonly string[] | null = []): string =>
  `${day} ${(unitIds ?? []).toSorted().join(" ")}`;

const isOfEvent = ({ start, titleJa }: Notice, { event }: Pick<Song, "event">): boolean =>
  event !== undefined && event.start === start && event.name === titleJa;

/** Songs of a notice's event, or the album it is about. */
export function musicOf(
  notice: Notice,
  songs: readonly Pick<Song, "event" | "id" | "title">[],
  albums: readonly Pick<Album, "id" | "released" | "title" | "unitIds">[],
  places: ReadonlyMap<string, Pick<SongPlace, "path">>,
): NamedMusic[] {
  const key = releaseKey(notice.start, notice.units);
  const isRelease = notice.kind === "album" || notice.kind === "release";
  const released = isRelease
    ? albums.filter((album) => releaseKey(album.released, album.unitIds) === key)
    : [];
  return [
    ...songs
      .filter((song) => isOfEvent(notice, song))
      .map(({ id, title }) => ({ title, path: places.get(id)?.path ?? "" })),
    ...released.map(({ id, title }) => ({ title, path: albumPath(id) })),
  ];
}

/** Address of the notice of a song's event; empty if there is none. */
export function noticePathOf(song: Pick<Song, "event">, notices: readonly Notice[]): string {
  const notice = notices.find((one) => isOfEvent(one, song));
  return notice ? noticePath(notice) : "";
}
