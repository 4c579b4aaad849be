import { graphql } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { penlightPath } from "#lib/content/model/pages/paths";

/** A published colour to fill the screen with. */
export interface ImageColor {
  readonly path: string;
  readonly name: string;
  /** Unit or agency. */
  readonly note: string;
  readonly color: string;
  /** Portrait; units have none. */
  readonly face?: IGatsbyImageData;
  /** Number of sources; of a unit, those of its record; null if uncounted. */
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

/** Image colour of a unit; empty if none is published. */
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
