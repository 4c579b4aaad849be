/** For tests of motion: `test.use(MOVING)`. */
export const MOVING = { contextOptions: { reducedMotion: "no-preference" } } as const;
