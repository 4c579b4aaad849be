import { graphql } from "gatsby";
import type { KitPart, StandKit } from "#lib/stand/document/kit";

/** The kit as a page's query gives it: spread `...StandKitParts` in the query. */
export function standKit({ standKit: kit, standPosters }: Queries.StandKitPartsFragment): StandKit {
  if (!kit) throw new Error("The build has no StandKit.");
  return {
    sprite: kit.sprite,
    parts: {
      stand: kit.stands as readonly KitPart[],
      flower: kit.flowers,
      panel: kit.panels as readonly KitPart[],
      sticker: kit.stickers,
      backdrop: kit.backdrops,
    },
    posters: standPosters.nodes.map(({ id, name, unit, picture: { small, large } }) => ({
      id,
      name,
      unit,
      small,
      large,
    })),
  };
}

/** The same kit with the small posters, for stands that are shown no wider than a card. */
export const cardKit = (kit: StandKit): StandKit => ({
  ...kit,
  posters: kit.posters.map((poster) => ({ ...poster, large: poster.small })),
});

export const standKitFragments = graphql`
  fragment StandKitParts on Query {
    standKit {
      sprite
      stands {
        key
        title
        width
        height
        places {
          top { ...StandSpot }
          picture { ...StandSpot }
          foot { ...StandSpot }
          panel { ...StandSpot }
        }
      }
      flowers { ...StandKitDrawing }
      panels {
        ...StandKitDrawing
        text {
          x
          y
          width
          height
          color
        }
      }
      stickers { ...StandKitDrawing }
      backdrops { ...StandKitDrawing }
    }
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

  fragment StandSpot on StandPlace {
    x
    y
    zoom
  }

  fragment StandKitDrawing on StandKitPart {
    key
    title
    width
    height
  }
`;
