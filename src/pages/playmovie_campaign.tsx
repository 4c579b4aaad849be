import type { HeadProps } from "gatsby";
import { PageHead } from "../components/head/page-head";
import { FilmDrawing } from "../features/opening-soon/film-drawing";
import { OpeningSoon } from "../features/opening-soon/opening-soon";

const PLAN = [
  {
    title: "Load",
    about:
      "A bar that fills as the frames arrive, and a curtain that opens half a second after the last.",
  },
  {
    title: "Play",
    about:
      "Forwards, backwards, by finger, wheel and keys; as a storyboard of stills where motion is not wanted.",
  },
  { title: "Find", about: "Chapters, a hidden star, and a poster of the last frame to keep." },
];

const LINKS = [
  { title: "The screening room", path: "/explore/media" },
  { title: "Everything on this stage", path: "/explore" },
];

export default function MovieCampaignRoute() {
  return (
    <OpeningSoon
      title="A film of a hundred frames"
      lead="A little film about a stage, drawn frame by frame when this site is built. The projector is here; the reel is still being drawn."
      plan={PLAN}
      links={LINKS}
    >
      <FilmDrawing />
    </OpeningSoon>
  );
}

export function Head({ location }: HeadProps) {
  return (
    <PageHead
      title="The movie campaign"
      description="A short film of a hundred drawn frames: what will be shown here, how it will be played, and what there will be to find in it."
      path={location.pathname}
    />
  );
}
