import type { IGatsbyImageData } from "gatsby-plugin-image";
import { classNames } from "../element";
import * as styles from "./picture.module.css";

interface PictureProps {
  image: IGatsbyImageData;
  /** Empty for a decorative picture. */
  alt: string;
  sizes: string;
  /** Loads the picture eagerly, as the most important one of the page; the others are lazy. */
  priority?: boolean;
  /** Picture of another shape that replaces `image` if `media` matches. */
  instead?: { image: IGatsbyImageData; media: string; sizes: string };
  className?: string | undefined;
  /** Class of a box of fixed size around it, for pictures far down in long pages. */
  frame?: string | undefined;
}

/** `srcset` and `sizes` attributes; of a single file the address alone. */
const choice = (srcSet: string, sizes: string) =>
  srcSet.includes(",") ? { srcSet, sizes } : { srcSet: srcSet.split(" ")[0] };

/** A picture in all its widths, as AVIF. Plain HTML without scripts or inline styles; reserves its space. */
export function Picture({
  image,
  alt,
  sizes,
  priority = false,
  instead,
  className,
  frame,
}: PictureProps) {
  const [best] = image.images.sources ?? [];
  const [other] = instead?.image.images.sources ?? [];
  return (
    <picture className={frame ? classNames(frame, styles.frame) : styles.picture}>
      {instead && other && (
        <source
          type={other.type}
          {...choice(other.srcSet, instead.sizes)}
          media={instead.media}
          width={instead.image.width}
          height={instead.image.height}
        />
      )}
      {best && <source type={best.type} {...choice(best.srcSet, sizes)} />}
      <img
        className={className}
        alt={alt}
        width={image.width}
        height={image.height}
        loading={priority ? "eager" : "lazy"}
        decoding={priority ? "auto" : "async"}
        fetchPriority={priority ? "high" : undefined}
        src={image.images.fallback?.src}
      />
    </picture>
  );
}
