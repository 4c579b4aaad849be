/** The layouts of SPEC section 2. */
export type LayoutName = "default" | "blank" | "flowerstand" | "footer-only" | "home" | "playMovie";

/** Loading of a page's scripts: at the first idle moment, or when a control that needs them is used. */
export type ScriptTime = "at-idle" | "on-use";

/** `data-` attributes that set the colours of a record. */
export type Paint = "unit" | "character" | "trip" | "campaign" | "venue" | "agency";

/** A room of `/explore`, whose plate links to the page, or a side door in another page's room. */
type Room =
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
  /** "at-idle" if absent. Pages with "on-use" are reading pages, the others are live. */
  readonly scripts?: "on-use";
  /**
   * Records with the colours of the first view: an attribute, and the key of its value in the page's context. Absent if
   * there are many; the page then waits for the sheet of all colours.
   */
  readonly paints?: readonly (readonly [Paint, key: string])[];
  /**
   * Style sheets in src for content below the first view here, but not elsewhere. Rows with the same list share a file.
   */
  readonly lateSheets?: readonly string[];
  /** Anchors that links may name. */
  readonly sections?: readonly string[];
  /** Records whose ids are anchors too. */
  readonly sectionsOf?: readonly (
    | "fourPieceSlugs"
    | "noticeIds"
    | "officeIds"
    | "songIds"
    | "venueIds"
  )[];
  /** Search words besides the title, separated by semicolons. */
  readonly words?: string;
  readonly room?: Room;
  /** True for a list that exceeds the first packets of a response. */
  readonly isLong?: true;
  /** True for a page that is not a target of links. */
  readonly isUnlinked?: true;
}
