/** The layouts of SPEC section 2. */
export type LayoutName = "default" | "blank" | "flowerstand" | "footer-only" | "home" | "playMovie";

/** Loading of a page's scripts: at the first idle moment, or when a control that needs them is used. */
export type ScriptTime = "at-idle" | "on-use";

/** `data-` attributes of elements in the colours of a record, such as `data-unit="knights"`. */
export type ColorAttribute = "unit" | "character" | "trip" | "campaign" | "venue" | "agency";

/**
 * Place of a page on `/explore`, which shows the site as the rooms of a theatre: a room of its own, with an id that its
 * styles name, or a further link (`in`) in the room of that id.
 */
type ExploreRoom =
  | {
      readonly id: string;
      readonly title: string;
      readonly about: string;
      readonly drawing?: string;
    }
  | { readonly in: string; readonly title: string };

export interface PageRow {
  /** Absent if each record of a kind has a page (plan-pages.ts). */
  readonly path?: string;
  /** File in src/templates, without ending; absent for pages of src/pages. */
  readonly template?: string;
  /** "default" if absent. */
  readonly layout?: LayoutName;
  /** "at-idle" if absent. The comments call pages with "on-use" reading pages, the others live pages. */
  readonly scripts?: "on-use";
  /**
   * Records with the colours of the first view: an attribute, and the key of its value in the page's context. Absent if
   * there are many; the page then waits for the sheet of all colours.
   */
  readonly colorAttributes?: readonly (readonly [ColorAttribute, key: string])[];
  /**
   * Style sheets in src for content below the first view here, but not elsewhere. Rows with the same list share a file.
   */
  readonly lateSheets?: readonly string[];
  /** Anchors (`#facts`) that links may lead to; the content check accepts no others. */
  readonly sections?: readonly string[];
  /** Lists of the content check's snapshot whose ids are anchors too. */
  readonly recordSections?: readonly (
    | "fourPieceSlugs"
    | "noticeIds"
    | "officeIds"
    | "songIds"
    | "venueIds"
  )[];
  /** Words by which the site's search finds the page, besides its title; separated by semicolons. */
  readonly searchWords?: string;
  readonly exploreRoom?: ExploreRoom;
  /** True for a list that may be larger than other documents (test/built/budgets.test.ts). */
  readonly isLongList?: true;
  /** True for a page that is not a target of links. */
  readonly isUnlinked?: true;
}
