import type { ParentSpanPluginArgs } from "gatsby";

const rendered = new Set<string>();

export function recordRenderedPages(emitter: ParentSpanPluginArgs["emitter"]): void {
  rendered.clear();
  emitter.on("HTML_GENERATED", ({ payload }: { payload: readonly string[] }) => {
    for (const address of payload) rendered.add(address);
  });
}

export const pagesRendered = (): string[] => [...rendered].sort();
