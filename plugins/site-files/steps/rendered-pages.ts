import type { ParentSpanPluginArgs } from "gatsby";

const rendered = new Set<string>();

/** Records each page whose HTML Gatsby writes from now on. */
export function notePagesRendered(emitter: ParentSpanPluginArgs["emitter"]): void {
  rendered.clear();
  emitter.on("HTML_GENERATED", ({ payload }: { payload: readonly string[] }) => {
    for (const address of payload) rendered.add(address);
  });
}

/** Sorted addresses of the recorded pages. */
export const pagesRendered = (): string[] => [...rendered].sort();
