/** The tiers, the best first. */
export const TIERS = ["S", "A", "B", "C", "D"] as const;

export type Tier = (typeof TIERS)[number];

/** Up to which part of the ranking each tier goes initially. */
const PARTS: readonly number[] = [0.1, 0.3, 0.6, 0.85, 1];

/** A letter for each of a ranking: how the tiers are initially. */
export function firstTiers(count: number): string {
  return Array.from({ length: count }, (_, place) => {
    const part = (place + 1) / count;
    return TIERS[part <= 1 / count ? 0 : PARTS.findIndex((end) => part <= end)];
  }).join("");
}

/** Moves one of a ranking to another tier; the order within tiers is that of the ranking. */
export const moved = (tiers: string, at: number, tier: Tier): string =>
  tiers.slice(0, at) + tier + tiers.slice(at + 1);

/** The tier that comes `step` tiers after another; the first and the last are the ends. */
export function tierAfter(tier: string, step: number): Tier {
  const place = TIERS.indexOf(tier as Tier) + step;
  return TIERS[Math.min(TIERS.length - 1, Math.max(0, place))] ?? "S";
}
