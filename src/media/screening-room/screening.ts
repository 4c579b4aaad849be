import { readParams, withParams } from "#src/app/routing/search-params";
import type { ScreeningCatalogue } from "./screening-catalogue";

/** The two halves of the programme: our own films, and those that fans have contributed. */
type Tab = "house" | "contributed";

export interface Screening {
  tab: Tab;
  /** The unit whose films are listed; all if there is none. */
  unit?: string | undefined;
  /** The film on the screen; the first of the programme if there is none. */
  film?: string | undefined;
}

/**
 * Reads the query string of the screening room's address, such as `?unit=knights&film=leaders`.
 * Gives nothing if it names what does not exist; a film decides on the tab, so one of the other tab
 * does not exist here. Parameters with other names are ignored. Never throws.
 */
export function readScreening(
  search: string,
  { films, contributed, units }: ScreeningCatalogue,
): Screening | undefined {
  const params = readParams(search, ["tab", "unit", "film"]);
  if (!params) return undefined;
  const { tab, unit, film } = params;
  if (tab !== undefined && tab !== "contributed") return undefined;
  if (unit !== undefined && !units.some(({ id }) => id === unit)) return undefined;
  const isOurs = film !== undefined && films.some(({ id }) => id === film);
  const isContributed = film !== undefined && contributed.some(({ id }) => id === film);
  if (film !== undefined && !isContributed && (!isOurs || tab === "contributed")) return undefined;
  return { tab: tab ?? (isContributed ? "contributed" : "house"), unit, film };
}

/** The query string that says what is screened: what `readScreening` reads; empty for the default. */
export function screeningQuery({ tab, unit, film }: Screening): string {
  return withParams("", { tab: tab === "contributed" ? tab : undefined, unit, film });
}
