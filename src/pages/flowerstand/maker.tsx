import type { HeadProps, PageProps } from "gatsby";
import { graphql } from "gatsby";
import { PageHead } from "../../components/head/page-head";
import { newStand } from "../../../plugins/flower-stand/document/starter";
import { standKit } from "../../features/flower-stand/kit/stand-kit";
import { StandScene } from "../../features/flower-stand/scene/stand-scene";

export default function FlowerStandMakerRoute({ data }: PageProps<Queries.StandMakerPageQuery>) {
  const kit = standKit(data);
  const stand = newStand(kit, 1, "other", 1);
  return <StandScene stand={stand} kit={kit} label="Your stand" />;
}

export function Head({ location }: HeadProps) {
  return (
    <PageHead
      title="The flower stand’s maker"
      description="Make a flower stand for an idol: layers, palettes of the units, ribbons and words, with drafts that stay on your own device."
      path={location.pathname}
    />
  );
}

export const query = graphql`
  query StandMakerPage {
    ...StandKitParts
  }
`;
