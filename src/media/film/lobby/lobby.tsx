import type { IGatsbyImageData } from "gatsby-plugin-image";
import { FilmCounts } from "../../film-counts/film-counts";
import { Standings } from "../../standings/standings";
import { Badges } from "../achievements/badges";
import { EndPoster } from "../poster/end-poster";

export interface LobbyProps {
  /** Title of the film. */
  readonly title: string;
  readonly pictures: {
    readonly poster: IGatsbyImageData;
    /** Who has found the star, and who has seen the end, is given these. */
    readonly star: IGatsbyImageData;
    readonly ticket: IGatsbyImageData;
  };
  /** What was counted when the page was built; null where nothing is. */
  readonly counts: Queries.FilmCountsFragment | null;
  /** All units, in the order of the agencies. */
  readonly units: readonly { readonly jsonId: string; readonly name: string }[];
  /** The public flower stands that the page was built with. */
  readonly stands: readonly { readonly unit: string; readonly cheers: number }[];
}

/** What one passes after the film: the ticket stubs, the counts, the poster, the race of the units. */
export default function Lobby({ title, pictures, counts, units, stands }: LobbyProps) {
  return (
    <>
      <Badges star={pictures.star} ticket={pictures.ticket} />
      {counts ? <FilmCounts builtIn={counts} /> : null}
      <EndPoster title={title} image={pictures.poster} />
      <Standings units={units} stands={stands} updateTime={counts?.updateTime ?? ""} />
    </>
  );
}
