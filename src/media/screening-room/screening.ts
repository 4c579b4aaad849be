import type { ScreeningCatalogue } from "./screening-catalogue";

/** The two halves of the programme: our own films, and those that fans have contributed. */
export type Tab = "house" | "contributed";

/** What the screening room's address says. */
export interface Screening {
  tab: Tab;
  /** The unit whose films are listed; all if there is none. */
  unit?: string | undefined;
  /** The film on the screen; the first of the programme if there is none. */
  film?: string | undefined;
}

const NAMES = ["tab", "unit", "film"] as const;

/**
 * Reads the query string of the screening room's address, such as `?unit=knights&film=leaders`.
 * Gives nothing if it names what does not exist; a film decides on the tab, so one of the other tab
 * does not exist here. Parameters of other names are let be. Never throws.
 */
export function readScreening(
  search: string,
  { films, contributed, units }: ScreeningCatalogue,
): Screening | undefined {
  const query = new URLSearchParams(search);
  if (NAMES.some((name) => query.getAll(name).length > 1)) return undefined;
  const [tab, unit, film] = NAMES.map((name) => query.get(name) ?? undefined);
  if (tab !== undefined && tab !== "contributed") return undefined;
  if (unit !== undefined && !units.some(({ id }) => id === unit)) return undefined;
  const isOurs = film !== undefined && films.some(({ id }) => id === film);
  const isContributed = film !== undefined && contributed.some(({ id }) => id === film);
  if (film !== undefined && !isContributed && (!isOurs || tab === "contributed")) return undefined;
  return { tab: tab ?? (isContributed ? "contributed" : "house"), unit, film };
}

/** The query string that says what is screened: what `readScreening` reads; empty for the default. */
export function screeningQuery({ tab, unit, film }: Screening): string {
  const query = new URLSearchParams();
  if (tab === "contributed") query.set("tab", tab);
  if (unit !== undefined) query.set("unit", unit);
  if (film !== undefined) query.set("film", film);
  return query.size > 0 ? `?${query}` : "";
}
