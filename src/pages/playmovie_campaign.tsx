import type { HeadProps, PageProps } from "gatsby";
import { graphql } from "gatsby";
import { useMemo } from "react";
import { PageHead } from "../components/head/page-head";
import { filmOf } from "../features/film/film-data";
import { FilmPage } from "../features/film/film-page";
import { FilmCounts } from "../features/film-counts/film-counts";
import { Standings } from "../features/standings/standings";
import { notFound } from "../lib/route-error";

export default function MovieCampaignRoute({ data }: PageProps<Queries.MovieCampaignPageQuery>) {
  const { reel, chapters, counts, exhibition, offices } = data;
  const film = useMemo(() => filmOf(reel, chapters.nodes), [reel, chapters]);
  const units = useMemo(() => offices.nodes.flatMap((office) => office.units), [offices]);
  const { titleWide, titleTall, poster, star, ticket } = data;
  if (!film || !titleWide || !titleTall || !poster || !star || !ticket) throw notFound();
  return (
    <FilmPage
      film={film}
      pictures={{
        opening: { wide: titleWide.imageData, tall: titleTall.imageData },
        poster: poster.imageData,
        star: star.imageData,
        ticket: ticket.imageData,
      }}
      units={units.map(({ jsonId }) => jsonId).filter((id) => id !== "other" && id !== "4piece")}
      counts={counts ? <FilmCounts builtIn={counts} /> : null}
      standings={
        <Standings
          units={units}
          stands={exhibition?.list ?? []}
          updateTime={counts?.updateTime ?? ""}
        />
      }
    />
  );
}

export function Head({ location }: HeadProps) {
  return (
    <PageHead
      title="The movie campaign"
      description="A short film of a hundred drawn frames: play it, turn it by hand, wheel and keys, find what hides in it, and take its poster home."
      path={location.pathname}
    />
  );
}

export const query = graphql`
  query MovieCampaignPage {
    reel: film {
      ...FilmReel
    }
    chapters: allFilmChapter(sort: { number: ASC }) {
      nodes {
        ...FilmChapterPanel
      }
    }
    titleWide: picture(key: { eq: "playmovie/title" }) {
      imageData
    }
    titleTall: picture(key: { eq: "playmovie/title-tall" }) {
      imageData
    }
    poster: picture(key: { eq: "playmovie/poster" }) {
      imageData
    }
    star: picture(key: { eq: "playmovie/star" }) {
      imageData
    }
    ticket: picture(key: { eq: "playmovie/ticket" }) {
      imageData
    }
    counts: countInfo {
      ...FilmCounts
    }
    exhibition: exhibitionList {
      list {
        unit
        cheers
      }
    }
    offices: allOffice(sort: { order: ASC }) {
      nodes {
        units {
          jsonId
          name
        }
      }
    }
  }
`;
