import { hasNoMatch, readParams, withParams } from "#src/app/routing/search-params";
import type { ScreeningCatalogue } from "./screening-catalogue";

type Tab = "house" | "contributed";

export interface Screening {
  /** Films of this site, or films by fans. */
  tab: Tab;
  /** Unit to filter by; undefined for all. */
  unit?: string | undefined;
  /** Selected film; undefined for the first. */
  film?: string | undefined;
}

/**
 * Parses the query string of the screening room, such as `?unit=knights&film=leaders`. A film determines the tab, so a
 * film of the other tab is invalid. Invalid values are ignored next to valid ones, and other parameters always;
 * undefined if nothing valid remains. Never throws.
 */
export function readScreening(
  search: string,
  { films, contributed, units }: ScreeningCatalogue,
): Screening | undefined {
  const params = readParams(search, ["tab", "unit", "film"]);
  const tab = params.tab === "contributed" ? params.tab : undefined;
  const unit = units.find(({ id }) => id === params.unit)?.id;
  const isNamed = ({ id }: { id: string }) => id === params.film;
  const contributedFilm = contributed.find(isNamed)?.id;
  const film = contributedFilm ?? (tab ? undefined : films.find(isNamed)?.id);
  if (hasNoMatch(params, { tab, unit, film })) return undefined;
  return { tab: tab ?? (contributedFilm === undefined ? "house" : "contributed"), unit, film };
}

/** Query string that `readScreening` parses; empty for the default. */
export const screeningQuery = ({ tab, unit, film }: Screening): string =>
  withParams("", { tab: tab === "contributed" ? tab : undefined, unit, film });
