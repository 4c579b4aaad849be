import { graphql } from "gatsby";
import { ofTheDay } from "#lib/calendar/of-the-day";
import { useNow } from "#src/ui/hooks/use-now";
import { usePoster } from "./use-poster";

type Idol = Pick<Queries.HomeIdolFragment, "cname" | "unit">;

/** Units whose records are no idols of today. */
const NOT_ON_POSTERS = new Set(["other", "4piece"]);

/**
 * The poster of the day: of all idols, one a day, chosen in the browser so that the built page is the
 * same on every day. Undefined until its picture is there, where it cannot be had, and for visitors
 * who save data.
 */
export function usePosterOfTheDay(idols: readonly Idol[]): Queries.FanPosterFragment | undefined {
  const now = useNow();
  const onPosters = idols.filter(({ unit }) => !NOT_ON_POSTERS.has(unit));
  return usePoster(now && ofTheDay(onPosters, now)?.cname);
}

export const homeIdolFragment = graphql`
  fragment HomeIdol on Character {
    jsonId
    cname
    name
    unit
    profile {
      birthday
    }
  }
`;
