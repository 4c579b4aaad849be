import { graphql, type PageProps } from "gatsby";
import { useMemo } from "react";
import { headOf } from "#src/app/head/head-of";
import { island } from "#src/ui/lazy/island";
import { FilmPage } from "#src/media/film/film-page";
import "#src/ui/primitives/stale-notice/stale-notice.late.module.css";
import "#src/media/film-counts/film-counts.late.module.css";
import "#src/media/standings/standings.late.module.css";
import "#src/media/film/achievements/badges.late.module.css";
import "#src/media/film/poster/end-poster.late.module.css";
import { notFound } from "#src/app/routing/route-error";

const Lobby = island(
  () => import(/* webpackChunkName: "film-lobby" */ "#src/media/film/lobby/lobby"),
  process.env.BUILD_STAGE === "build-html" && require("#src/media/film/lobby/lobby"),
);

export default function MovieCampaignRoute({ data }: PageProps<Queries.MovieCampaignPageQuery>) {
  const { reel, chapters, titleWide, titleTall } = data;
  const film = useMemo(() => reel && { ...reel, chapters: chapters.nodes }, [reel, chapters]);
  if (!film?.chapters.length || !titleWide || !titleTall) throw notFound();
  const units = data.offices.nodes.flatMap((office) => office.units.map(({ id }) => id));
  return (
    <FilmPage
      film={film}
      opening={{ wide: titleWide.imageData, tall: titleTall.imageData }}
      units={units.filter((id) => id !== "other" && id !== "4piece")}
      lobby={<Lobby title={film.title} data={data} />}
    />
  );
}

export const Head = headOf({
  title: "The movie campaign",
  description:
    "A short film of a hundred drawn frames: play it, turn it by hand, wheel and keys, find what hides in it, and take its poster home.",
});

export const query = graphql`
  query MovieCampaignPage {
    reel: film { ...FilmReel }
    chapters: allFilmChapter(sort: { number: ASC }) {
      nodes { ...FilmChapterPanel }
    }
    titleWide: picture(key: { eq: "playmovie/title" }) { imageData }
    titleTall: picture(key: { eq: "playmovie/title-tall" }) { imageData }
    poster: picture(key: { eq: "playmovie/poster" }) {
      imageData file: address(format: "jpg", width: 960)
    }
    star: picture(key: { eq: "playmovie/star" }) { imageData }
    ticket: picture(key: { eq: "playmovie/ticket" }) { imageData }
    counts: countInfo { ...FilmCounts }
    exhibition: exhibitionList {
      list { unit cheers }
    }
    offices: allOffice(sort: { order: ASC }) {
      nodes {
        units { id: jsonId name }
      }
    }
  }
`;
