import type {
  ActivityList,
  ContributionVideoList,
  FourPieceSlug,
  LegalSlug,
  Music,
  OfficeId,
  Redirects,
  SiteDefaults,
  UnitId,
  VenueId,
  VideoList,
} from "../../../content/types";
import type { Vocabulary } from "./messages/message";
import { properPath } from "./misplaced/proper-path";
import type { Path } from "../model/problems/problem";
import { NOTICES, VIDEOS } from "../model/kinds/answers";
import type { RecordKind } from "../model/kinds/kind";
import { AUDITION, type ContentOf, type KindKey, KINDS } from "../model/kinds/kinds";
import { MUSIC, REDIRECTS, SITE } from "../model/kinds/single-files";
import type { Refers } from "../model/references/refers";
import { annotatedValues } from "../model/references/annotated-values";
import { NAMES_SCHEMA } from "./schema/names";
import { Entry } from "./entry";
import { LegalEntry } from "./legal-entry";
import { listingOf } from "./list-files";
import type { RawContent } from "./read-content";
import type { ReadFile } from "./read-files";
import { CONTENT } from "./snapshot";

/** Records of each kind with JSON files, as far as they could be read. */
export type Lists = { [Key in Exclude<KindKey, "legal" | "answers">]: Entry<ContentOf<Key>>[] };

export type Content = ReturnType<typeof recordsOf>;

/**
 * Sorts files into kinds of records.
 * @param wrong untrusted paths of each file
 * @param staticFiles addresses of the files in static/, if known
 */
export function recordsOf(
  { files, drawings, illustrations, pictures, strays, schemas, listing }: RawContent,
  wrong: ReadonlyMap<string, Path[]>,
  staticFiles: ReadonlySet<string> | undefined,
) {
  const all = files.map((file) => {
    const places = wrong.get(file.path) ?? [];
    const { path, key, kind, data } = file;
    const isLegal = kind === KINDS.legal;
    const entry = isLegal ? new LegalEntry(file, places) : new Entry(path, key, data, places);
    return { entry: entry as Entry<unknown>, kind, data };
  });
  const entries = <Fields>(of: RecordKind) =>
    all.filter(({ kind }) => kind === of).map(({ entry }) => entry as Entry<Fields>);
  const { legal: _legal, answers: _answers, ...kinds } = KINDS;
  const lists = Object.fromEntries(
    Object.entries<RecordKind>(kinds).map(([key, kind]) => [key, entries(kind)]),
  ) as Lists;
  const answer = <Fields>(key: string) =>
    entries<Fields>(KINDS.answers).find((entry) => entry.key === key);
  const names = (definition: string, schema = "common.schema.json") =>
    schemas.get(schema)?.definitions?.[definition]?.enum ?? [];
  const annotated = all.flatMap(({ entry, kind, data }) =>
    annotatedValues(data, kind.schema(entry.key), schemas).map((value) => {
      return { ...value, entry, of: kind };
    }),
  );
  const placed = strays.map((file) => ({ ...file, target: properPath(file, schemas) }));
  const board = answer<ActivityList>(NOTICES.answer);
  const notices = board?.at([]);
  return {
    ...lists,
    drawings,
    illustrations,
    all: all.map(({ entry }) => entry),
    legal: entries(KINDS.legal) as LegalEntry[],
    site: entries<SiteDefaults>(SITE)[0],
    music: entries<Music>(MUSIC)[0],
    redirects: entries<Redirects>(REDIRECTS)[0],
    /** Films of the screening room: our own, and those contributed by fans. */
    videos: answer<VideoList>(VIDEOS),
    contributedVideos: answer<ContributionVideoList>("contribution-video-list"),
    board,
    /** Ids of songs: the names of their files. */
    songIds: lists.songs.map(({ key }) => key),
    noticeIds: (Array.isArray(notices) ? notices : [])
      .map((notice: { id?: unknown } | null) => notice?.id)
      .filter((id) => typeof id === "string"),
    // A file must exist for each of these names.
    unitIds: names("unitId", NAMES_SCHEMA) as UnitId[],
    officeIds: names("officeId", NAMES_SCHEMA) as OfficeId[],
    venueIds: names("venueId") as VenueId[],
    fourPieceSlugs: names("fourPieceSlug") as FourPieceSlug[],
    legalSlugs: names("legalSlug") as LegalSlug[],
    /** Number of trips in the series: the maximum in the schema. */
    volumes: schemas.get("trip.schema.json")?.properties?.number?.maximum ?? 0,
    /** All values that name a record, an address or a picture, valid or not. */
    references: annotated.flatMap((one) => (one.refers ? [{ ...one, refers: one.refers }] : [])),
    annotated,
    staticFiles,
    listing,
    /** Pictures, and strays that become pictures with the name that they are to have. */
    pictures: [
      ...pictures.map((one) => ({ ...one, name: one.file })),
      ...placed.flatMap(({ path, bytes, target = "" }) =>
        listing.art.some((one) => one.path === target)
          ? []
          : listingOf([target]).art.map(({ key }) => {
              return { file: `${CONTENT}/${path}`, key, bytes, name: `${CONTENT}/${target}` };
            }),
      ),
    ],
    /** Files that are not read, with the paths in content/ at which they would be. */
    strays: placed,
  };
}

const stemOf = (key: string): string => key.replace(AUDITION, "");

/**
 * Existing ids and keys with the titles of their records, by target type (`x-refers`); wrong references are compared
 * with them.
 */
export function vocabularyOf(files: readonly ReadFile[]): Vocabulary {
  const values = (kind: RecordKind, property: string) => {
    const known = new Map<string | number, string | undefined>();
    for (const file of files) {
      if (file.kind !== kind) continue;
      const record = (file.data ?? {}) as Record<string, unknown>;
      const { [property]: value, name = record.title } = record;
      const shown = typeof name === "string" ? name : undefined;
      // Include file names, since a record's own name may be the mistake.
      if (property !== "id" || kind !== KINDS.characters) known.set(stemOf(file.key), shown);
      if (typeof value === "string" || typeof value === "number") known.set(value, shown);
    }
    return known;
  };
  return new Map<Refers, ReturnType<typeof values>>([
    ["character", values(KINDS.characters, "cname")],
    ["characterId", values(KINDS.characters, "id")],
    ["club", values(KINDS.clubs, "key")],
    ["office", values(KINDS.offices, "id")],
    ["unit", values(KINDS.units, "id")],
    ["trip", values(KINDS.trips, "id")],
    ["song", values(KINDS.songs, "id")],
    ["album", values(KINDS.albums, "id")],
    ["campaign", values(KINDS.campaigns, "slug")],
    ["series", new Map(seriesIn(files))],
  ]);
}

/** Ids of the series of albums, with their names. */
function seriesIn(files: readonly ReadFile[]): [string, string | undefined][] {
  const music = files.find(({ kind }) => kind === MUSIC)?.data as Partial<Music> | undefined;
  const list: unknown = music?.series;
  return (Array.isArray(list) ? (list as Partial<Music["series"][number]>[]) : []).flatMap((one) =>
    typeof one?.id === "string" ? [[one.id, one.name]] : [],
  );
}
