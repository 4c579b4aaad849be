/** A page that follows from the content: Gatsby makes it, and the rest of the build asks what there is. */
export interface PlannedPage {
  /** From the site's root, such as `/explore/units/fine`. */
  readonly path: string;
  /** Name of a file in src/templates, without its ending. */
  readonly template: string;
  /** The variables of the template's query, and the names of `middleware` (src/app/session), if it has any. */
  readonly context: Readonly<
    Record<string, string | number | boolean | readonly number[] | readonly string[]>
  >;
}
