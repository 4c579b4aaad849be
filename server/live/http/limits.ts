import type { RateLimiterRes } from "rate-limiter-flexible";
import { addressKey } from "./address-key";
import { type Budget, limiterOf, limitKey } from "./limiters";
import { Refusal } from "./refusal";
import { STATUS_WORDS } from "./words";

/**
 * How many requests one address may make in so many seconds. Schools and phone networks share addresses,
 * so the numbers are for a class, not for a person.
 */
export const BUDGETS = {
  /** Answers that nobody changes by asking. */
  read: { points: 600, duration: 60 },
  /** Cheers and reports. */
  react: { points: 120, duration: 60 },
  /** Counts in a day: fifty devices that do all there is, so that no one device is worth faking more. */
  count: { points: 400, duration: 24 * 60 * 60 },
  /** Publishing and withdrawing, which a maintainer or a maker has work with. */
  publish: { points: 30, duration: 600 },
} as const satisfies Record<string, Budget>;

/** Name of a budget. */
export type BudgetName = keyof typeof BUDGETS;

/**
 * Takes one request off the budget of an address. What is kept of it goes when the seconds of the budget are over.
 * @throws Refusal 429 if nothing is left
 */
export async function spend(name: BudgetName, address: string): Promise<void> {
  const budget = BUDGETS[name];
  const limiter = await limiterOf(name, budget);
  try {
    await limiter.consume(limitKey(addressKey(address)));
  } catch (refused) {
    if (refused instanceof Error) throw refused;
    const { msBeforeNext } = refused as RateLimiterRes;
    const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
    // A clock that was set back makes more of them than the budget has.
    const wait = Math.min(seconds, budget.duration);
    throw new Refusal(429, STATUS_WORDS[429], { "retry-after": String(wait) });
  }
}
