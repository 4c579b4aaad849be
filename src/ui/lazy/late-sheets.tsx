/** HTML of {@link LateSheets}. */
export const LATE_SHEETS_PLACE = '<div hidden="" data-late-sheets=""></div>';

/** End of a page's first view: the late style sheets are linked here (app/boot/late-sheets). */
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
