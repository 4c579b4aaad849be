/**
 * Kinds of page that have different bars: reading pages run no script file before a control is used
 * (src/app/boot/reading-pages.ts), the wall is a reading page with a poster of everybody, all others are live.
 */
export type PageKind = "home" | "live" | "reading" | "wall";
