/** Kinds of page that have different bars. */
export type PageKind = "home" | "catalogue" | "content";
