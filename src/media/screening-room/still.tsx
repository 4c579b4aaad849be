import type { IGatsbyImageData } from "gatsby-plugin-image";

interface StillProps {
  image: IGatsbyImageData;
  className?: string | undefined;
}

/**
 * The smallest file of a picture, for stills of which a page has a hundred: a whole `<picture>` for
 * each would weigh more than what it saves. It is loaded when it comes near.
 */
export function Still({ image, className }: StillProps) {
  const src = image.images.sources?.at(-1)?.srcSet.split(/\s/)[0] ?? image.images.fallback?.src;
  return (
    <img
      className={className}
      src={src}
      alt=""
      width={160}
      height={Math.round((160 * image.height) / image.width)}
      loading="lazy"
      decoding="async"
    />
  );
}
