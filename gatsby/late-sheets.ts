import { sep } from "node:path";
import { LATE_FOLDER } from "../lib/site/addresses";

interface CssModule {
  type: string;
  nameForCondition(): string | null;
}

/** Beginning of the names of the chunks that late sheets go into. */
const LATE_CHUNK = "late---";

interface Chunk {
  name?: string | null;
}

/**
 * The style sheets of what lies below the first view of every page that has them, at every width of window, by
 * the name of the file that they go into. All other sheets stand in the pages. What is composed from others is
 * never late, or its rules would come after those that are to overrule them; but shapes lie in a layer below.
 */
const LATE: Readonly<Record<string, RegExp>> = {
  frame:
    /^(?:app\/(?:errors\/error-page|layout\/(?:footer|go-top|header\/menu-panels|load-bar)|offline\/notices)|ui\/(?:primitives\/(?:stale-notice|rows|arrival|details|confetti|confirm-dialog|pager|share-links)|records\/(?:face|member-chip|official-links|sources-section)|tokens\/(?:forced-colors|print))|catalogue\/where-to-meet|search\/search-missing)/,
  home: /^home\/(?:agencies|game-features|information|notices|slides\/slide-dots)/,
  campaigns: /^campaigns\/(?:blocks\/(?!(?:block-section|hero-block)\.)|campaign-end)/,
  "april-stage": /^campaigns\/modules\/april-stage/,
  fireworks: /^campaigns\/modules\/fireworks\/(?!river)/,
  growth: /^campaigns\/modules\/growth/,
  "stamp-rally": /^campaigns\/modules\/stamp-rally/,
  "upside-down": /^campaigns\/modules\/upside-down/,
  audition:
    /^campaigns\/four-piece\/(?:(?:four-piece-(?:after|calendar|final|page)|venue-band)\.|idol\/idol-team|parts\/team-face)/,
  trips: /^campaigns\/trips\/trip-(?:board|cast|route)/,
  agencies: /^catalogue\/agency-page\/agency-(?:floor|page)/,
  clubs: /^catalogue\/club-(?:index\/club-flyer|page\/club-(?:member|page))/,
  profiles:
    /^catalogue\/character-page\/(?:character-(?:audition|clubs|facts|four-piece|sources|story)|poster-details)/,
  explorer:
    /^catalogue\/unit-explorer\/(?:agency-sections|favorites-(?:empty|file|stage)|list-links)/,
  compare: /^catalogue\/compare\/(?:compare-table|differences-list|height-list|in-common)/,
  units: /^catalogue\/unit-page\/unit-(?:clubs|comparison|members)/,
  film: /^media\/(?:film-counts|standings|film\/(?:achievements|poster|storyboard))/,
  media: /^media\/screening-room\/(?:contributions|programme|tabs|ticket)/,
  notices: /^news\/notice-(?:cast|entry|pager|year-section)/,
  download: /^site\/download-page\/download-parts/,
  credits: /^site\/end-credits\/take-home/,
  hub: /^site\/explore-hub\/(?:archive|cellar|platform)/,
  legal: /^site\/legal-page\/legal-cards/,
  gallery: /^stands\/(?:gallery\/load-more|my-stands)/,
  play: /^play\/(?:guess\/(?:friend-puzzle|guess-result|guess-row)|sorter\/(?:podium|ranking-list|share-sort|sort-(?:match|result)|tier-list|unit-averages)|penlight\/color-card)/,
  landing: /^stands\/landing\/(?:steps|strip-of-stands)/,
};

/**
 * Sheets that are late on one page, by its chunk, and stand in others, which show in their first view what they
 * paint. None says what the sheets that are composed from it say too, or it lies in a layer below them.
 */
const LATE_ON: Readonly<Record<string, { file: keyof typeof LATE; sheets: RegExp }>> = {
  "component---src-templates-home-tsx": { file: "home", sheets: /^ui\/records\/notice-colors/ },
  "component---src-pages-4-piece-index-tsx": {
    file: "audition",
    sheets: /^(?:campaigns\/four-piece\/parts\/venue-ground|ui\/primitives\/grounds)/,
  },
};

/** The name of the late file that a sheet goes into, if it is a late one; `path` starts at `src`. */
export function lateFileOf(path: string): string | undefined {
  return Object.keys(LATE).find((name) => LATE[name]?.test(path));
}

/** webpack's groups of the late sheets: a file for each name, of what pages bring by themselves. */
export function lateSheets(root: string) {
  const source = `${root}${sep}src${sep}`;
  const pathOf = (module: CssModule): string | undefined => {
    const path = module.nameForCondition() ?? "";
    if (module.type !== "css/mini-extract" || !path.startsWith(source)) return undefined;
    return path.slice(source.length).replaceAll(sep, "/");
  };
  const fileOf = (module: CssModule) => lateFileOf(pathOf(module) ?? "");
  // Before Gatsby's own group of styles.
  const always = { priority: 50, enforce: true };
  const onOnePage = Object.entries(LATE_ON).map(([page, { file, sheets }]) => {
    const group = {
      ...always,
      test: (module: CssModule) => sheets.test(pathOf(module) ?? ""),
      name: `${LATE_CHUNK}${file}`,
      chunks: ({ name }: Chunk) => name === page,
    };
    return [`late on ${page}`, group] as const;
  });
  return {
    late: {
      ...always,
      test: (module: CssModule) => fileOf(module) !== undefined,
      name: (module: CssModule) => `${LATE_CHUNK}${fileOf(module)}`,
      chunks: ({ name }: Chunk) => name === "app" || name?.startsWith("component---") === true,
    },
    ...Object.fromEntries(onOnePage),
  };
}

/**
 * Names the file of a chunk's styles: those of late sheets lie in a folder of their own. Live pages load a list of all
 * names, so they are numbers.
 */
export const sheetFile = ({ chunk }: { chunk?: Chunk }): string =>
  `${chunk?.name?.startsWith(LATE_CHUNK) ? LATE_FOLDER : "css"}/[id].[contenthash].css`;
