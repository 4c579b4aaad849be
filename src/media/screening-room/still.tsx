import type { IGatsbyImageData } from "gatsby-plugin-image";

interface StillProps {
  image: IGatsbyImageData;
  className?: string | undefined;
}

/** The smallest file of a picture, for the hundred stills of a page: `<picture>`s would weigh more than they save. */
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
