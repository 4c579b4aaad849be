import type { IGatsbyImageData } from "gatsby-plugin-image";
import { classNames } from "../element";
import * as styles from "./picture.module.css";

interface PictureProps {
  image: IGatsbyImageData;
  /** Empty where the picture only decorates. */
  alt: string;
  sizes: string;
  /** The page's most important picture: it is loaded at once, all others when they come near. */
  priority?: boolean;
  /** Another picture, of another shape, that takes the place of `image` where `media` matches. */
  instead?: { image: IGatsbyImageData; media: string; sizes: string };
  className?: string | undefined;
  /** Class of a box around it that has a size of its own, for pictures far down in long pages. */
  frame?: string | undefined;
}

/** Which files a browser chooses among, and by which width; of a single one the address alone. */
function choice(srcSet: string, sizes: string) {
  return srcSet.includes(",") ? { srcSet, sizes } : { srcSet: srcSet.split(" ")[0] };
}

/** A picture in all its widths, as AVIF: plain HTML without scripts or inline style, which keeps its place. */
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
