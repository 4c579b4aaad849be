/** What one JSON edit costs other generators, s, by the number of records: figures of others. */
export interface Published {
  name: string;
  /** Records and seconds, fewest records first. */
  points: readonly (readonly [records: number, seconds: number])[];
}

/** One edited JSON file with 68, 680 and 6,800 records. */
export const PUBLISHED: readonly Published[] = [
  {
    name: "Eleventy",
    points: [
      [68, 0.9],
      [680, 2.8],
      [6_800, 15],
    ],
  },
  {
    name: "Astro",
    points: [
      [68, 3.9],
      [680, 6.1],
      [6_800, 31],
    ],
  },
  {
    name: "stock Gatsby",
    points: [
      [68, 10],
      [680, 10],
      [6_800, 14],
    ],
  },
];
