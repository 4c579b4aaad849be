import { graphql, type PageProps } from "gatsby";
import { useMemo } from "react";
import { headOf } from "#src/app/head/head-of";
import { standKit } from "#src/stands/scene/stand-kit";
import { EditorPage } from "#src/stands/editor/editor-page";
import type { UnitName } from "#src/stands/stand";

export default function FlowerStandMakerRoute({ data }: PageProps<Queries.StandEditorPageQuery>) {
  const kit = useMemo(() => standKit(data), [data]);
  const units = useMemo(() => {
    const all = data.allOffice.nodes.flatMap((office) => office.units as readonly UnitName[]);
    const sitePalette: UnitName = { id: "other", name: "Encore" };
    return [sitePalette, ...all.filter(({ id }) => id !== sitePalette.id)];
  }, [data]);
  return <EditorPage kit={kit} units={units} />;
}

export const Head = headOf({
  title: "Flower stand maker",
  description:
    "Make a flower stand for an idol: layers, palettes of the units, ribbons and words, with drafts that stay on your own device.",
});

export const query = graphql`
  query StandEditorPage {
    ...StandKitParts
    allOffice(sort: { order: ASC }) {
      nodes {
        units { id: jsonId name }
      }
    }
  }
`;
