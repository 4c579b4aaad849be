/** Two idols who have swapped units, and what is reported of the first day. */
export interface Swap {
  pair: readonly [first: number, second: number];
  reports: readonly [first: string, second: string];
}

/** Who stands in for whom while the joke is on. Everything here is made up, on purpose. */
export const SWAPS: readonly Swap[] = [
  {
    pair: [25, 35],
    reports: [
      "Has embroidered a sun on everything in the workshop. The mannequins look happier. The owner of the mannequins does not.",
      "Accepts the red suit, rejects the seam. The pose will start when the hem is done; the audience has been asked to come back on Thursday.",
    ],
  },
  {
    pair: [29, 30],
    reports: [
      "Requests that the morning lesson be moved to the evening, and that the carrots be moved altogether.",
      "Growled at the sound check. The sound check said “aww”.",
    ],
  },
  {
    pair: [22, 71],
    reports: [
      "Bet one teacup on red, to be polite. Now owns the casino, and has put up the doilies.",
      "Sat down on the wrong throne, poured the tea from a great height, and got a standing ovation.",
    ],
  },
  {
    pair: [26, 38],
    reports: [
      "Was told to be mysterious. Folded his arms and said nothing. Best reviews the unit ever had.",
      "Has replaced the smoke machine with a cauldron. He says the stage manager is a frog now; the frog denies it.",
    ],
  },
  {
    pair: [33, 50],
    reports: [
      "Wrote nine songs on the walls of paradise. The cleaning bill is in four movements.",
      "Was asked to guard the castle. Began to dig. The castle is now of archaeological interest.",
    ],
  },
  {
    pair: [4, 8],
    reports: ["Swapped with Yuta. Nobody noticed.", "Swapped with Hinata. Nobody noticed."],
  },
];

/** A name as it stands on a card: the given name, then the other’s family name while the joke is on. */
export function jokeName(name: string, other: string): string {
  const [given = name] = name.split(" ");
  const [, family] = other.split(" ");
  return family ? `${given} ${family}` : name;
}
