import { graphql } from "gatsby";
import type { ExhibitionStand, FlowerStand, UnitId } from "#content/types";
import { uniqueById } from "#src/data/answers/unique-by-id";

/** A unit a stand can be for, or whose palette it can use. */
export interface UnitName {
  readonly id: UnitId;
  readonly name: string;
}

export type StandStatus =
  /** Kept on this device; the host has no exhibition. */
  | "device"
  /** Sent without an answer: it may have arrived. Sending it again is idempotent. */
  | "sent"
  | "waiting"
  | "public"
  | "rejected";

export interface Stand extends Readonly<Omit<ExhibitionStand, "author">> {
  readonly author?: string | undefined;
  readonly status: StandStatus;
  readonly drawing?: FlowerStand | undefined;
}

export interface OwnStand extends Stand {
  /** Secret to withdraw it from this device. */
  readonly token: string;
}

/** Stand of a page's query: spread `...PublishedStand` in it. */
export const builtStand = ({ author, ...exhibit }: Queries.PublishedStandFragment): Stand => ({
  ...(exhibit as unknown as Omit<Stand, "author">),
  author: author ?? undefined,
  cheers: 0,
  status: "public",
});

/** Stands of an answer. Reuses documents that the build has decoded. */
export const publishedStands = (
  list: readonly ExhibitionStand[],
  builtStands: readonly Stand[],
): Stand[] =>
  uniqueById(list).map((stand) => {
    const known = builtStands.find(
      ({ id, document }) => id === stand.id && document === stand.document,
    );
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
