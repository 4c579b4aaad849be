/** Longest wait for a font, in ms. */
const TIMEOUT = 4000;

/** Resolves when a font has loaded, failed or timed out; a fallback is used then. Never rejects. */
export const loadFont = (font: string, text?: string): Promise<unknown> =>
  Promise.race([
    document.fonts.load(font, text).catch(() => []),
    new Promise((resolve) => setTimeout(resolve, TIMEOUT)),
  ]);
