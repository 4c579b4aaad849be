import type { RateLimiterRes } from "rate-limiter-flexible";
import { addressKey } from "./address-key";
import { type Budget, limiterFor, limitKey } from "./limiters";
import { RequestError } from "./request-error";
import { STATUS_MESSAGES } from "./status-messages";

/**
 * Requests allowed for each address. Schools and phone networks share addresses, so the limits suit a class, not a
 * person.
 */
export const BUDGETS = {
  read: { points: 600, duration: 60 },
  react: { points: 120, duration: 60 },
  /** Counts in a day: fifty devices with all actions, so that faking more with one is not worthwhile. */
  count: { points: 400, duration: 24 * 60 * 60 },
  /** Publishing and withdrawing, which cause work for maintainers. */
  publish: { points: 30, duration: 600 },
} as const satisfies Record<string, Budget>;

export type BudgetName = keyof typeof BUDGETS;

/**
 * Consumes one request of an address's budget; the record expires with the budget.
 * @throws RequestError 429 if none is left
 */
export async function consumeBudget(name: BudgetName, address: string): Promise<void> {
  const budget = BUDGETS[name];
  const limiter = await limiterFor(name, budget);
  try {
    await limiter.consume(limitKey(addressKey(address)));
  } catch (rejection) {
    if (rejection instanceof Error) throw rejection;
    const { msBeforeNext } = rejection as RateLimiterRes;
    const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
    // After the clock was set back, the wait could exceed the budget's duration.
    const wait = Math.min(seconds, budget.duration);
    throw new RequestError(429, STATUS_MESSAGES[429], { "retry-after": String(wait) });
  }
}
