import type { ColorSet, SceneName } from "../../../content/types";
import type { Catalogue } from "../../content/catalogue/read-catalogue";
import { campaignPath, clubPath, fourPieceIdolPath, tripPath } from "../../content/pages/paths";

/** Who is shown together on the page of a trip, a campaign or an audition. */
export interface Cast {
  /** Ids of characters, who counts most first. */
  cast: readonly number[];
  /** The page's own colours; those of the cast's first where it has none. */
  colors?: ColorSet;
  /** The stage set of a campaign. */
  scene?: SceneName;
  /** True for the pages of the audition 4piece, which all hang before its jigsaw. */
  isAudition?: boolean;
}

type CastRecords = Pick<Catalogue, "trips" | "campaigns" | "clubs" | "fourPiece">;

/** The casts of some content by the path of their page. */
export function castsOf({ trips, campaigns, clubs, fourPiece }: CastRecords): Map<string, Cast> {
  return new Map<string, Cast>([
    ...trips.map(({ id, cast, colors }) => [tripPath(id), { cast, colors }] as const),
    ...campaigns.map(
      ({ slug, cast, colors, scene }) => [campaignPath(slug), { cast, colors, scene }] as const,
    ),
    ...clubs.map(({ key, list }) => [clubPath(key), { cast: list }] as const),
    ...fourPiece.map(({ slug, character, audition = character, twin }) => {
      const cast = [audition, twin].filter((id) => id !== undefined);
      return [fourPieceIdolPath(slug), { cast, isAudition: true }] as const;
    }),
  ]);
}
