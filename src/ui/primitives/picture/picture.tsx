import type { IGatsbyImageData } from "gatsby-plugin-image";
import * as styles from "./picture.module.css";

interface PictureProps {
  /** `imageData` of a Picture node. */
  image: IGatsbyImageData;
  /** Empty where the picture only decorates. */
  alt: string;
  /** How wide the layout shows it, as in `<img sizes>`. */
  sizes: string;
  /** The page's most important picture: it is loaded at once, all others when they come near. */
  priority?: boolean;
  /** Another picture, of another shape, that takes the place of `image` where `media` matches. */
  instead?: { image: IGatsbyImageData; media: string; sizes: string };
  /** Of the `<img>`. */
  className?: string | undefined;
}

/**
 * A picture of the image stage in all its formats and widths. It is plain HTML: it needs no
 * script, keeps its place while it loads, and carries no inline style.
 */
export function Picture({ image, alt, sizes, priority = false, instead, className }: PictureProps) {
  const { sources = [], fallback } = image.images;
  return (
    <picture className={styles.picture}>
      {instead?.image.images.sources?.map(({ type, srcSet }) => (
        <source
          key={`instead ${type}`}
          type={type}
          srcSet={srcSet}
          media={instead.media}
          sizes={instead.sizes}
          width={instead.image.width}
          height={instead.image.height}
        />
      ))}
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        className={className}
        alt={alt}
        width={image.width}
        height={image.height}
        loading={priority ? "eager" : "lazy"}
        decoding={priority ? "auto" : "async"}
        fetchPriority={priority ? "high" : undefined}
        src={fallback?.src}
      />
    </picture>
  );
}
