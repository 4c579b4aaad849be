import type { AchievementKey } from "./achievement-keys";

/** Something that a viewer of the film can do. */
interface Achievement {
  readonly key: AchievementKey;
  readonly title: string;
  /** What is said of it while it is not unlocked. */
  readonly hint: string;
  /** What is said once it is. */
  readonly words: string;
}

/** What there is to be unlocked, in the order of the board. */
export const ACHIEVEMENTS: readonly Achievement[] = [
  {
    key: "last-frame",
    title: "Stayed for the lamp",
    hint: "See the film to its end.",
    words: "You saw the last frame. The usher has stopped looking at you like that.",
  },
  {
    key: "every-chapter",
    title: "Season ticket",
    hint: "Enter every chapter by its own door.",
    words: "Every chapter, from its first frame. The box office knows your name now.",
  },
  {
    key: "hidden-star",
    title: "Stargazer",
    hint: "Somebody small is hiding on the stand. Catch them.",
    words: "You caught the star that nobody had booked.",
  },
  {
    key: "rewound",
    title: "Wrong way round",
    hint: "Turn the film back, thirty frames at a stretch.",
    words: "You ran it backwards. Fifty-four idols landed before they jumped.",
  },
  {
    key: "front-row",
    title: "Front row",
    hint: "The whole film on the full screen, captions on, without a stop.",
    words: "No pause, no peeking ahead, and confetti in your hair.",
  },
  {
    key: "every-frame",
    title: "The full hundred",
    hint: "Turn every frame by hand. Miss none.",
    words: "A hundred of a hundred. The projectionist would like to shake that hand.",
  },
  {
    key: "encore",
    title: "Encore!",
    hint: "Once is not enough.",
    words: "You asked for it again, and it came. It always does.",
  },
];
