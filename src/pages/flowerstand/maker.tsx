import type { HeadProps } from "gatsby";
import { PageHead } from "../../components/head/page-head";
import { TableDrawing } from "../../features/opening-soon/table-drawing";
import { OpeningSoon } from "../../features/opening-soon/opening-soon";

const PLAN = [
  {
    title: "Layers",
    about:
      "Stand, flowers, picture, ribbon and stickers, each to be moved, turned and sized by finger, mouse or keys.",
  },
  {
    title: "Colours",
    about: "Palettes of every unit, so that nobody gets purple who should have gold.",
  },
  {
    title: "Yours",
    about: "Drafts stay on your own device. Nothing is sent anywhere until you say so.",
  },
];

const LINKS = [
  { title: "What a flower stand is", path: "/flowerstand" },
  { title: "All units and their colours", path: "/explore/units" },
];

export default function FlowerStandMakerRoute() {
  return (
    <OpeningSoon
      title="The table is being set"
      lead="Scissors, ribbon, paint and flowers are on their way. Soon you can build a stand here, layer by layer."
      plan={PLAN}
      links={LINKS}
    >
      <TableDrawing />
    </OpeningSoon>
  );
}

export function Head({ location }: HeadProps) {
  return (
    <PageHead
      title="The flower stand’s maker"
      description="Where flower stands will be made: layers, palettes of the units, ribbons and words, with drafts that stay on your own device."
      path={location.pathname}
    />
  );
}
