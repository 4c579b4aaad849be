/** How much a reason makes of an address: what a page shows, what is on it beside that, and what is no page. */
const WEIGHTS = { shown: 1, incidental: 2, noPage: 3 } as const;

/** What is touched, and why, as it is found out. */
export class Touched {
  readonly #everywhere = new Set<string>();
  readonly #reasons = new Map<string, Set<string>>();
  readonly #ranks = new Map<string, number>();
  readonly #own = new Set<string>();

  /** A page is that of a record that has changed. */
  own(address: string): void {
    this.#own.add(address);
  }

  /** All pages are touched. */
  everywhere(why: string): void {
    this.#everywhere.add(why);
  }

  /** An address is touched. */
  add(address: string, why: string, weight: keyof typeof WEIGHTS = "shown"): void {
    this.#reasons.set(address, (this.#reasons.get(address) ?? new Set()).add(why));
    const rank = WEIGHTS[weight];
    this.#ranks.set(address, Math.min(rank, this.#ranks.get(address) ?? rank));
  }

  /** All that was found: the pages of the records first, then those that show them, then the others. */
  all(): { everywhere: string[]; addresses: { address: string; why: string[] }[] } {
    const rank = (address: string) =>
      this.#own.has(address) ? 0 : (this.#ranks.get(address) ?? WEIGHTS.noPage);
    const addresses = [...this.#reasons]
      .map(([address, why]) => ({ address, why: [...why] }))
      .sort((a, b) => rank(a.address) - rank(b.address) || (a.address < b.address ? -1 : 1));
    return { everywhere: [...this.#everywhere], addresses };
  }
}
