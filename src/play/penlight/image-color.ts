import { graphql } from "gatsby";
import { penlightPath } from "#lib/content/pages/paths";

export type PenlightIdol = Queries.PenlightIdolFragment;
export type PenlightUnit = Queries.PenlightUnitFragment;

/** A published colour that a screen can be full of. */
export interface ImageColor {
  /** Address of its light. */
  readonly path: string;
  readonly name: string;
  /** Where its owner belongs. */
  readonly note: string;
  /** Six digits after #. */
  readonly color: string;
  /** How many sources give it; of a unit, how many its record has; null where nobody has counted. */
  readonly sources: number | null;
}

/** The image colour of an idol. */
export const colorOfIdol = ({
  cname,
  name,
  color,
  sourceCounts,
  unitRecord,
}: PenlightIdol): ImageColor => ({
  path: `${penlightPath}?idol=${cname}`,
  name,
  note: unitRecord.name,
  color,
  sources: sourceCounts.color,
});

/** The image colour of a unit, where one is published. */
export const colorOfUnit = ({
  jsonId,
  name,
  imageColor,
  sourceCount,
}: PenlightUnit): ImageColor | undefined =>
  imageColor
    ? {
        path: `${penlightPath}?unit=${jsonId}`,
        name,
        note: "unit",
        color: imageColor,
        sources: sourceCount ?? 0,
      }
    : undefined;

export const penlightFragments = graphql`
  fragment PenlightIdol on Character {
    jsonId
    cname
    name
    color
    sourceCounts {
      color
    }
    unitRecord {
      name
    }
  }

  fragment PenlightUnit on Unit {
    jsonId
    name
    imageColor
    sourceCount
    list
  }
`;
