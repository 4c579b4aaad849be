/** HTML of {@link LateSheets}. */
export const LATE_SHEETS_PLACE = '<div hidden="" data-late-sheets=""></div>';

/**
 * Ends a page's first view: style sheets named `x.late.module.css` are linked here, so that they do not delay its first
 * paint (app/boot/late-sheets).
 */
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
