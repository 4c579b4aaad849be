/** How the names of the style sheets begin that pages link below their first view (gatsby/late-sheets.ts). */
export const LATE_SHEET = "late---";
