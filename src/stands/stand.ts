import { graphql } from "gatsby";
import type { ExhibitionStand, FlowerStand, UnitId } from "#content/types";
import { uniqueById } from "#src/data/answers/unique-by-id";

/** A unit by its name: one that a stand can be for, or whose colours it can wear. */
export interface UnitName {
  readonly id: UnitId;
  readonly name: string;
}

export type StandStatus =
  /** It is on its maker's device only: the host keeps no exhibition. */
  | "device"
  /** It was sent, but no answer came: it may have arrived. Sent again, it is the same. */
  | "sent"
  | "waiting"
  | "public"
  | "rejected";

/** A stand as the exhibition answers it, and where it has got to. */
export interface Stand extends Readonly<Omit<ExhibitionStand, "author">> {
  readonly author?: string | undefined;
  readonly status: StandStatus;
  /** The stand of the document, if the build has read it already. */
  readonly drawing?: FlowerStand | undefined;
}

export interface OwnStand extends Stand {
  /** Secret that lets this device withdraw it. */
  readonly token: string;
}

/** A stand of ours, as a page queries it: spread `...PublishedStand` in the query. */
export const builtStand = ({ author, ...exhibit }: Queries.PublishedStandFragment): Stand => ({
  ...(exhibit as unknown as Omit<Stand, "author">),
  author: author ?? undefined,
  cheers: 0,
  status: "public",
});

/** The stands of an answer. Documents that the build has read already are not read again. */
export const publishedStands = (
  list: readonly ExhibitionStand[],
  ours: readonly Stand[],
): Stand[] =>
  uniqueById(list).map((stand) => {
    const known = ours.find(({ id, document }) => id === stand.id && document === stand.document);
    return { ...stand, status: "public", drawing: known?.drawing };
  });

export const publishedStandFragment = graphql`
  fragment PublishedStand on Exhibit {
    id: jsonId
    title
    author
    unit
    created
    document
    drawing
  }
`;
