import { graphql } from "gatsby";
import type { ExhibitionStand, FlowerStand, UnitId } from "#content/types";
import { once } from "#src/data/answers/once";
import type { ShelvedStand } from "../my-stands/shelf";

/** A stand as it hangs in the hall. */
export interface HungStand {
  readonly id: string;
  readonly title: string;
  readonly author?: string | undefined;
  readonly unit: UnitId;
  /** When it was hung, in UTC to the second. */
  readonly created: string;
  readonly cheers: number;
  /** As `encodeStand` gives it. */
  readonly document: string;
  /** Whether it hangs on the device of its maker only. */
  readonly isOwn?: boolean | undefined;
  /** What the document holds, where the build has read it already. */
  readonly stand?: FlowerStand | undefined;
}

/** A stand of ours, as a page queries it: spread `...HungExhibit`. */
export const hungExhibit = (exhibit: Queries.HungExhibitFragment): HungStand => ({
  id: exhibit.jsonId,
  title: exhibit.title,
  author: exhibit.author ?? undefined,
  unit: exhibit.unit as UnitId,
  created: exhibit.created,
  cheers: 0,
  document: exhibit.document,
  stand: exhibit.drawing as unknown as FlowerStand,
});

/** A stand that hangs on this device only. */
export const hungShelved = ({
  id,
  title,
  author,
  unit,
  created,
  document,
  state,
}: ShelvedStand): HungStand => ({
  id,
  title,
  author,
  unit,
  created,
  document,
  cheers: 0,
  isOwn: state === "device",
});

/** The stands of an answer. What the build has read already is not read again. */
export function hungAnswer(
  list: readonly ExhibitionStand[],
  ours: readonly HungStand[],
): HungStand[] {
  return once(list).map((stand) => {
    const known = ours.find(({ id, document }) => id === stand.id && document === stand.document);
    return known ? { ...stand, stand: known.stand } : stand;
  });
}

export const hungExhibitFragment = graphql`
  fragment HungExhibit on Exhibit {
    jsonId
    title
    author
    unit
    created
    document
    drawing
  }
`;
