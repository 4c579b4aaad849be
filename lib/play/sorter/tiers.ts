/** Best first. */
export const TIERS = ["S", "A", "B", "C", "D"] as const;

export type Tier = (typeof TIERS)[number];

/** Initial end of each tier, as a part of the ranking. */
const PARTS: readonly number[] = [0.1, 0.3, 0.6, 0.85, 1];

/** Initial tiers: a letter for each place of the ranking. */
export function firstTiers(count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const part = (index + 1) / count;
    return TIERS[part <= 1 / count ? 0 : PARTS.findIndex((end) => part <= end)];
  }).join("");
}

/** Moves the idol at a place to another tier. Within tiers the ranking's order stays. */
export const moveToTier = (tiers: string, at: number, tier: Tier): string =>
  tiers.slice(0, at) + tier + tiers.slice(at + 1);

/** The tier `step` tiers further; stops at the first and the last. */
export function tierAfter(tier: string, step: number): Tier {
  const place = TIERS.indexOf(tier as Tier) + step;
  return TIERS[Math.min(TIERS.length - 1, Math.max(0, place))] ?? "S";
}
