import type { HeadProps } from "gatsby";
import { PageHead } from "../../../components/head/page-head";
import { StandDrawing } from "../../../features/opening-soon/stand-drawing";
import { OpeningSoon } from "../../../features/opening-soon/opening-soon";

const PLAN = [
  { title: "Read", about: "The words on the card, as large as they deserve." },
  { title: "Cheer", about: "One press, once." },
  { title: "Make it yours", about: "Open the stand in the maker and grow something else from it." },
];

const LINKS = [
  { title: "The exhibition", path: "/flowerstand/share" },
  { title: "What a flower stand is", path: "/flowerstand" },
];

export default function FlowerStandDetailRoute() {
  return (
    <OpeningSoon
      title="One stand, seen up close"
      lead="Each stand of the exhibition will have a page of its own here, with its card, its idol and its cheers."
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
      title="A flower stand up close"
      description="Where a single flower stand of the exhibition will be shown: its card, its idol, its cheers, and the way to make it yours."
      path={location.pathname}
    />
  );
}
