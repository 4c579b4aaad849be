/** Longest wait for a font, in ms: it may never come. */
const LATEST = 4000;

/** Resolves when a font has loaded, or has not: then another takes its place, as on the page. Never rejects. */
export const loadFont = (font: string, text?: string): Promise<unknown> =>
  Promise.race([
    document.fonts.load(font, text).catch(() => []),
    new Promise((resolve) => setTimeout(resolve, LATEST)),
  ]);
