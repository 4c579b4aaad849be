import type { HeadProps } from "gatsby";
import { PageHead } from "../../components/head/page-head";
import { StandDrawing } from "../../features/opening-soon/stand-drawing";
import { OpeningSoon } from "../../features/opening-soon/opening-soon";

const PLAN = [
  {
    title: "Make",
    about:
      "Choose a stand, flowers, ribbons and stickers, put an idol’s poster in the middle, and write the words that you would have written on the card.",
  },
  {
    title: "Share",
    about: "The whole stand fits into a link. Whoever opens it sees it, and may make it theirs.",
  },
  {
    title: "Exhibit",
    about: "Stands that were looked over by a maintainer stand in the hall for everybody.",
  },
];

const LINKS = [
  { title: "The maker’s table", path: "/flowerstand/maker" },
  { title: "The exhibition", path: "/flowerstand/share" },
  { title: "Rules of the exhibition", path: "/protocol" },
  { title: "Choose an idol", path: "/explore/units/characters" },
];

export default function FlowerStandRoute() {
  return (
    <OpeningSoon
      title="Flowers for the front row"
      lead="A congratulatory flower stand, made by you on this page and sent to any idol you like. The workshop is still being built."
      plan={PLAN}
      links={LINKS}
    >
      <StandDrawing />
    </OpeningSoon>
  );
}

export function Head({ location }: HeadProps) {
  return (
    <PageHead
      title="The flower stand"
      description="Flower stands for idols, as fans send them to a concert: what the workshop of Encore will be able to do, and the rules that it will have."
      path={location.pathname}
    />
  );
}
