/** Loose hairs at the crown, written for `pen` in head space. */
export const ahoges = {
  /** One curl. */
  curl: "470,200! 446,166!-10,-4 516,140!-16,-18 562,166!14,-10 500,164!4,-12 510,200!-8,4",
  /** One upright spike. */
  spike: "470,196! 470,146!-14 520,122!-10,-6 512,198!-12,6",
  /** A leaf-shaped pair. */
  pair: "470,198! 408,166!10,-16 424,146!0 492,182!14,-8 500,130!-12 522,128! 526,196!8",
  /** A long hook. */
  hook: "476,198! 480,142!-16 592,138!-6,-26 616,180!12,-10 560,160!0,-10 512,200!-16,6",
} as const;

/** Name of the loose hair at the crown. */
export type Ahoge = keyof typeof ahoges;
