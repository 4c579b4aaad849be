import { graphql } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { penlightPath } from "#lib/content/model/pages/paths";

/** A published colour that a screen can be full of. */
export interface ImageColor {
  readonly path: string;
  readonly name: string;
  /** Where its owner belongs. */
  readonly note: string;
  /** Six digits after #. */
  readonly color: string;
  /** The face to the colour; a unit has none. */
  readonly face?: IGatsbyImageData;
  /** How many sources give it; of a unit, how many its record has; null where nobody has counted. */
  readonly sources: number | null;
}

export const colorOfIdol = (idol: Queries.PenlightIdolFragment): ImageColor => ({
  path: `${penlightPath}?idol=${idol.cname}`,
  name: idol.name,
  note: idol.unitRecord.name,
  color: idol.color,
  face: idol.facePicture.small,
  sources: idol.sourceCounts.color,
});

/** The image colour of a unit; none where none is published. */
export const colorOfUnit = (unit: Queries.PenlightUnitFragment): ImageColor[] => {
  const { id, name, imageColor: color, sourceCount } = unit;
  const path = `${penlightPath}?unit=${id}`;
  return color ? [{ path, name, note: "unit", color, sources: sourceCount ?? 0 }] : [];
};

export const penlightFragments = graphql`
  fragment PenlightIdol on Character {
    id: jsonId cname name color
    sourceCounts { color }
    unitRecord { name }
    facePicture { small: imageData(upTo: 160) }
  }

  fragment PenlightUnit on Unit { id: jsonId name imageColor sourceCount list }
`;
