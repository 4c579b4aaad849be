/** How much a reason makes of an address: what a page shows, what is on it beside that, and what is no page. */
const WEIGHTS = { shown: 1, incidental: 2, noPage: 3 } as const;

/** What is touched, and why, as it is found out. */
export class Touched {
  /** Why all pages are touched. */
  readonly everywhere = new Set<string>();
  readonly #addresses = new Map<string, { rank: number; readonly why: Set<string> }>();

  /** A page is that of a record that has changed: where it is touched at all, it comes first. */
  own(address: string): void {
    this.#at(address).rank = 0;
  }

  /** An address is touched. */
  add(address: string, why: string, weight: keyof typeof WEIGHTS = "shown"): void {
    const one = this.#at(address);
    one.why.add(why);
    one.rank = Math.min(one.rank, WEIGHTS[weight]);
  }

  /** All that was found: the pages of the records first, then those that show them, then the others. */
  all(): { everywhere: string[]; addresses: { address: string; why: string[] }[] } {
    const addresses = [...this.#addresses]
      .filter(([, { why }]) => why.size > 0)
      .sort(([a, one], [b, other]) => one.rank - other.rank || (a < b ? -1 : 1))
      .map(([address, { why }]) => ({ address, why: [...why] }));
    return { everywhere: [...this.everywhere], addresses };
  }

  #at(address: string) {
    const found = this.#addresses.get(address) ?? { rank: WEIGHTS.noPage, why: new Set<string>() };
    this.#addresses.set(address, found);
    return found;
  }
}
