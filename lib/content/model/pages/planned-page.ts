import type { PageKind } from "./page-kinds";

export interface PlannedPage {
  /** From the site's root, such as `/explore/units/fine`. */
  readonly path: string;
  readonly kind: PageKind;
  /** Variables of the template's query, and the names of `middleware` (src/app/session), if any. */
  readonly context: Readonly<
    Record<
      string,
      string | number | boolean | readonly number[] | readonly string[] | readonly object[]
    >
  >;
}
