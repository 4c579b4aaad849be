import { graphql } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import * as cards from "#src/ui/primitives/card/card.module.css";
import { Picture } from "#src/ui/primitives/picture/picture";
import { classNames } from "#src/ui/primitives/element";
import { Cluster } from "#src/ui/primitives/elements";
import * as styles from "./gallery-block.late.module.css";

export function GalleryBlock({ block }: { block: Queries.GalleryBlockFragment }) {
  const look = block.look ?? "wall";
  return (
    <Cluster
      as="ul"
      className={styles.pictures}
      data-look={look}
      // Scrollable areas must be focusable.
      tabIndex={look === "strip" ? 0 : undefined}
      aria-label={look === "strip" ? block.title : undefined}
    >
      {block.pictures.map(({ pictureRecord, alt, caption }) => (
        <li key={pictureRecord.key} className={styles.item}>
          <figure className={styles.figure}>
            <GalleryPicture image={pictureRecord.imageData} alt={alt} />
            <figcaption className={styles.caption}>{caption}</figcaption>
          </figure>
        </li>
      ))}
    </Cluster>
  );
}

/** Posters (3:4) have a frame that keeps their place until they are loaded. */
function GalleryPicture({ image, alt }: { image: IGatsbyImageData; alt: string }) {
  const isPoster = image.width * 4 === image.height * 3;
  return (
    <Picture
      className={isPoster ? cards.poster : classNames(cards.picture, styles.picture)}
      frame={isPoster ? classNames(cards.frame, styles.frame) : undefined}
      image={image}
      alt={alt}
      sizes="(min-width: 900px) 400px, 80vw"
    />
  );
}

export const galleryBlockFragment = graphql`
  fragment GalleryBlock on GalleryBlock {
    title intro look
    pictures {
      alt caption
      pictureRecord { key imageData(upTo: 800) }
    }
  }
`;
