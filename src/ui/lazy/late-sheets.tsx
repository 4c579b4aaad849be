/** Stands for {@link LateSheets} in a page's HTML. */
export const LATE_SHEETS_PLACE = '<div hidden="" data-late-sheets=""></div>';

/** The end of a page's first view: the sheets of what follows are linked here (app/boot/late-sheets). */
export function LateSheets() {
  return (
    <div
      hidden
      data-late-sheets=""
      dangerouslySetInnerHTML={{ __html: "" }}
      suppressHydrationWarning
    />
  );
}
