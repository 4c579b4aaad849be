import type { HeadProps } from "gatsby";
import { PageHead } from "../../../components/head/page-head";
import { HallDrawing } from "../../../features/opening-soon/hall-drawing";
import { OpeningSoon } from "../../../features/opening-soon/opening-soon";

const PLAN = [
  { title: "Walk", about: "The newest stands first, or the most cheered, or those of one unit." },
  {
    title: "Cheer",
    about: "One cheer for each stand from each device: no more, and no account either.",
  },
  {
    title: "Look after",
    about:
      "Every stand is looked at by a maintainer before it is hung, for visitors here are twelve and up.",
  },
];

const LINKS = [
  { title: "Rules of the exhibition", path: "/protocol" },
  { title: "What a flower stand is", path: "/flowerstand" },
];

export default function FlowerStandShareRoute() {
  return (
    <OpeningSoon
      title="A hall full of flowers"
      lead="The exhibition of flower stands has its walls, its lamps and its rope. What it lacks is flowers."
      plan={PLAN}
      links={LINKS}
    >
      <HallDrawing />
    </OpeningSoon>
  );
}

export function Head({ location }: HeadProps) {
  return (
    <PageHead
      title="The flower stands’ exhibition"
      description="The hall where flower stands by visitors will be shown: how it will be sorted, cheered and looked after."
      path={location.pathname}
    />
  );
}
