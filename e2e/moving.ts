/** What a test uses that is about motion: `test.use(MOVING)`. */
export const MOVING = { contextOptions: { reducedMotion: "no-preference" } } as const;
