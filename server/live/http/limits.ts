import type { RateLimiterRes } from "rate-limiter-flexible";
import { processWide } from "../process-wide";
import { addressKey } from "./address-key";
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
} as const;

/** Name of a budget. */
export type BudgetName = keyof typeof BUDGETS;

/**
 * Takes one request off the budget of an address. Addresses are kept in memory only, until the seconds
 * of the budget are over.
 * @throws Refusal 429 if nothing is left
 */
export async function spend(name: BudgetName, address: string): Promise<void> {
  // Not bundled: the package knows two dozen databases, most of which are not installed.
  const { RateLimiterMemory } = await import(/* webpackIgnore: true */ "rate-limiter-flexible");
  const limiter = processWide(`limit ${name}`, () => new RateLimiterMemory(BUDGETS[name]));
  try {
    await limiter.consume(addressKey(address));
  } catch (refused) {
    const { msBeforeNext } = refused as RateLimiterRes;
    const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
    throw new Refusal(429, STATUS_WORDS[429], { "retry-after": String(seconds) });
  }
}
