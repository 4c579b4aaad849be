import { useMemo } from "react";
import { FilmCounts } from "../../film-counts/film-counts";
import { Standings } from "../../standings/standings";
import { Badges } from "../achievements/badges";
import { EndPoster } from "../poster/end-poster";

interface LobbyProps {
  /** Title of the film. */
  readonly title: string;
  readonly data: Pick<
    Queries.MovieCampaignPageQuery,
    "poster" | "star" | "ticket" | "counts" | "exhibition" | "offices"
  >;
}

const NO_STANDS = [] as const;

/** What one passes after the film: the ticket stubs, the counts, the poster, the race of the units. */
export default function Lobby({ title, data }: LobbyProps) {
  const { poster, star, ticket, counts, exhibition, offices } = data;
  const units = useMemo(() => offices.nodes.flatMap((office) => office.units), [offices]);
  return (
    <>
      {star && ticket ? <Badges star={star.imageData} ticket={ticket.imageData} /> : null}
      {counts ? <FilmCounts builtIn={counts} /> : null}
      {poster ? <EndPoster title={title} image={poster.imageData} /> : null}
      <Standings
        units={units}
        stands={exhibition?.list ?? NO_STANDS}
        updateTime={counts?.updateTime ?? ""}
      />
    </>
  );
}
