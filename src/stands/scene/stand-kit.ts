import { graphql } from "gatsby";
import type { StandKit } from "#lib/stand/kit/kit";

/** Kit of a page's query: spread `...StandKitParts` in it. */
export function standKit({ standKit: kit, standPosters }: Queries.StandKitPartsFragment): StandKit {
  const posters = standPosters.nodes.map(({ picture, ...poster }) => ({ ...poster, ...picture }));
  return { ...(kit as unknown as Omit<StandKit, "posters">), posters };
}

/** A kit whose posters are all small, for cards. */
export const cardKit = (kit: StandKit): StandKit => ({
  ...kit,
  posters: kit.posters.map((poster) => ({ ...poster, large: poster.small })),
});

export const standKitFragments = graphql`
  fragment StandKitParts on Query {
    standKit { sprite parts }
    standPosters: allCharacter(filter: { unit: { ne: "4piece" } }, sort: { jsonId: ASC }) {
      nodes {
        id: jsonId
        name
        unit
        picture: posterPicture {
          small: address(format: "webp", width: 160)
          large: address(format: "webp", width: 640)
        }
      }
    }
  }
`;
