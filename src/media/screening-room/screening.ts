import { isLost, readParams, withParams } from "#src/app/routing/search-params";
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
 * A film decides on the tab, so one of the other tab does not exist here. What does not exist is ignored beside what
 * does; undefined where nothing does. Parameters with other names are ignored. Never throws.
 */
export function readScreening(
  search: string,
  { films, contributed, units }: ScreeningCatalogue,
): Screening | undefined {
  const params = readParams(search, ["tab", "unit", "film"]);
  const tab = params.tab === "contributed" ? params.tab : undefined;
  const unit = units.find(({ id }) => id === params.unit)?.id;
  const isAsked = ({ id }: { id: string }) => id === params.film;
  const theirs = contributed.find(isAsked)?.id;
  const film = theirs ?? (tab ? undefined : films.find(isAsked)?.id);
  if (isLost(params, { tab, unit, film })) return undefined;
  return { tab: tab ?? (theirs === undefined ? "house" : "contributed"), unit, film };
}

/** The query string that says what is screened: what `readScreening` reads; empty for the default. */
export function screeningQuery({ tab, unit, film }: Screening): string {
  return withParams("", { tab: tab === "contributed" ? tab : undefined, unit, film });
}
