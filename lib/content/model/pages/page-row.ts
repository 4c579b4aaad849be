/** The layouts of SPEC section 2. */
export type LayoutName = "default" | "blank" | "flowerstand" | "footer-only" | "home" | "playMovie";

/** When the scripts of a page come: at the first idle moment, or when a control that needs them is used. */
export type ScriptTime = "at-idle" | "on-use";

/** The attributes that paint an element, each in the colours of the record that it names. */
export type Paint = "unit" | "character" | "trip" | "campaign" | "venue" | "agency";

/** A room of `/explore`, whose plate leads to the page, or a side door in the room of another page. */
type Room =
  | {
      readonly id: string;
      readonly title: string;
      readonly about: string;
      readonly drawing?: string;
    }
  | { readonly in: string; readonly title: string };

/** Facts of a page, or of all pages that one template makes. */
export interface PageRow {
  /** The address; none where each record of a kind has a page (plan-pages.ts). */
  readonly path?: string;
  /** Name of a file in src/templates, without its ending; none where a file of src/pages has the address. */
  readonly template?: string;
  /** Absent for the default one. */
  readonly layout?: LayoutName;
  /** Absent for "at-idle". Pages that come with their scripts "on use" are reading pages, the others are live. */
  readonly scripts?: "on-use";
  /**
   * The records whose colours paint the first view: each an attribute, and the key of its value in the page's context.
   * Absent where they are many: such a page waits for the colours of all.
   */
  readonly paints?: readonly (readonly [Paint, key: string])[];
  /** Style sheets in src that lie below the first view here, and paint it elsewhere. Rows of one list share a file. */
  readonly lateSheets?: readonly string[];
  /** Sections that links may name. */
  readonly sections?: readonly string[];
  /** Records whose ids are sections too. */
  readonly sectionsOf?: readonly (
    | "fourPieceSlugs"
    | "noticeIds"
    | "officeIds"
    | "songIds"
    | "venueIds"
  )[];
  /** Search words besides the title, parted by semicolons. */
  readonly words?: string;
  readonly room?: Room;
  /** True for a list that is longer than the first packets of an answer. */
  readonly isLong?: true;
  /** True for a page that is no goal of links. */
  readonly isUnlinked?: true;
}
