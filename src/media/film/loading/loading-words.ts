/** What goes on behind the curtain, in its order. */
const WORDS = [
  "Finding the light switch …",
  "Sweeping up last night’s confetti …",
  "Handing out light sticks …",
  "Counting the idols …",
  "Counting them again, somebody moved …",
  "Persuading the lift …",
  "Everybody to their places …",
  "Shh.",
] as const;

/** What is said while the film loads; the last words are those of the moment before it is shown. */
export function loadingWords(progress: number): string {
  const place = Math.floor(Math.min(1, Math.max(0, progress)) * (WORDS.length - 1));
  return WORDS[place] ?? WORDS[0];
}
