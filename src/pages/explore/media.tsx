import { graphql, type PageProps } from "gatsby";
import { useMemo } from "react";
import { reelsOf } from "#lib/content/model/pages/reels";
import { headOf } from "#src/app/head/head-of";
import { LiveScreeningRoom } from "#src/media/screening-room/screening-room";

export default function MediaPage({ data, location }: PageProps<Queries.MediaPageQuery>) {
  const catalogue = useMemo(
    () => ({
      films: data.programme?.list ?? [],
      storyboards: reelsOf(data.programme?.list ?? []).map(({ id }) => id),
      contributed: data.contributed.nodes,
      units: data.offices.nodes.flatMap(({ units }) => units),
      performers: data.players.nodes,
    }),
    [data],
  );
  return (
    <LiveScreeningRoom
      catalogue={catalogue}
      channel={{ source: data.source, link: data.site?.links.video }}
      // Changes on each navigation, but not with choices on the page.
      visit={location.key}
    />
  );
}

export const Head = headOf({
  title: "Screening room",
  description:
    "Silent films of our own: a reel for every unit of Ensemble Stars!! Music and a few for everybody, with a storyboard for each.",
});

export const query = graphql`
  query MediaPage {
    source: sourceUrl { videoUrl }
    site: siteDefaults {
      links { video }
    }
    programme: videoList {
      list { ...ScreeningFilm }
    }
    contributed: allContributionVideo(sort: { place: ASC }) {
      nodes { ...ScreeningContribution }
    }
    offices: allOffice(sort: { order: ASC }) {
      nodes {
        units { ...ScreeningUnit }
      }
    }
    players: allCharacter(sort: { jsonId: ASC }) {
      nodes { ...ScreeningPlayer }
    }
  }
`;
