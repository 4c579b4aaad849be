import type { PageKind } from "./page-kinds";

/** A page that follows from the content: Gatsby makes it, and the rest of the build asks what there is. */
export interface PlannedPage {
  /** From the site's root, such as `/explore/units/fine`. */
  readonly path: string;
  /** Name of its row, which has its template. */
  readonly kind: PageKind;
  /** The variables of the template's query, and the names of `middleware` (src/app/session), if it has any. */
  readonly context: Readonly<
    Record<string, string | number | boolean | readonly number[] | readonly string[]>
  >;
}
