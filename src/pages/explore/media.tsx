import type { HeadProps, PageProps } from "gatsby";
import { graphql } from "gatsby";
import { useMemo } from "react";
import { PageHead } from "../../components/head/page-head";
import { ScreeningRoom } from "../../features/screening-room/screening-room";

export default function MediaPage({ data, location }: PageProps<Queries.MediaPageQuery>) {
  const catalogue = useMemo(
    () => ({
      films: data.programme?.list ?? [],
      contributed: data.contributed.nodes,
      units: data.offices.nodes.flatMap(({ units }) => units),
      players: data.players.nodes,
    }),
    [data],
  );
  // Whenever the router comes here anew; choices within the room do not pass through it.
  return <ScreeningRoom key={location.key} catalogue={catalogue} />;
}

export function Head({ location }: HeadProps) {
  return (
    <PageHead
      title="Screening room"
      description="Silent films of our own: a reel for every unit of Ensemble Stars!! Music and a few for everybody, with a storyboard for each."
      path={location.pathname}
    />
  );
}

export const query = graphql`
  query MediaPage {
    programme: videoList {
      list {
        ...ScreeningFilm
      }
    }
    contributed: allContributionVideo {
      nodes {
        ...ScreeningContribution
      }
    }
    offices: allOffice(sort: { order: ASC }) {
      nodes {
        units {
          ...ScreeningUnit
        }
      }
    }
    players: allCharacter {
      nodes {
        ...ScreeningPlayer
      }
    }
  }
`;
