import { graphql } from "gatsby";

export type Film = Queries.ScreeningFilmFragment;
export type ContributedFilm = Queries.ScreeningContributionFragment;
export type ScreeningUnit = Queries.ScreeningUnitFragment;
export type Performer = Queries.ScreeningPlayerFragment;

export interface ScreeningCatalogue {
  films: readonly Film[];
  contributed: readonly ContributedFilm[];
  units: readonly ScreeningUnit[];
  performers: readonly Performer[];
  /** Ids of the films with a storyboard page. */
  storyboards: readonly string[];
}

/** Characters in a film, in order of appearance. */
export function castOf(
  { cast }: Pick<Film, "cast">,
  { performers }: Pick<ScreeningCatalogue, "performers">,
): Performer[] {
  return cast.flatMap((id) => performers.find((performer) => performer.id === id) ?? []);
}

/** True if a film is about a unit or a member appears in it. */
export const showsUnit = (film: Film, unitId: string, catalogue: ScreeningCatalogue): boolean =>
  film.unit === unitId || castOf(film, catalogue).some(({ unit }) => unit === unitId);

export const screeningFragments = graphql`
  fragment ScreeningFilm on Video {
    id kind title titleJa about unit cast seconds opening ending cover target
  }

  fragment ScreeningContribution on ContributionVideo {
    id: jsonId title author about unit seconds published cover target
  }

  fragment ScreeningUnit on Unit {
    id: jsonId name
    office { id: jsonId }
    display {
      leadEn
      widePicture { imageData(upTo: 1200) }
    }
  }

  fragment ScreeningPlayer on Character {
    id: jsonId cname name catch unit
    actingPicture { imageData }
    facePicture { small: imageData(upTo: 160) }
  }
`;
