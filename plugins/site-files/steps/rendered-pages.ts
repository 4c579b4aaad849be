import type { ParentSpanPluginArgs } from "gatsby";

const rendered = new Set<string>();

/** Notes each page whose HTML Gatsby writes from now on. */
export function notePagesRendered(emitter: ParentSpanPluginArgs["emitter"]): void {
  rendered.clear();
  emitter.on("HTML_GENERATED", ({ payload }: { payload: readonly string[] }) => {
    for (const address of payload) rendered.add(address);
  });
}

/** Addresses of the pages that were written, sorted. */
export const pagesRendered = (): string[] => [...rendered].sort();
