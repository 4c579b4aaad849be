import { useId } from "react";
import type { PlacedLayer } from "#lib/stand/scene/layout";
import { FRAME, pictureBox, SHAPES } from "#lib/stand/scene/shapes";
import * as styles from "./stand-scene.module.css";

interface LayerDrawingProps {
  readonly layer: PlacedLayer;
  readonly sprite: string;
  readonly ownPicture?: ((key: string) => string | undefined) | undefined;
}

/** What a layer shows, around its middle. */
export function LayerDrawing({ layer, sprite, ownPicture }: LayerDrawingProps) {
  const { content, width, height } = layer;
  const clip = useId();
  if (content.type === "picture") {
    const { shape, source } = content;
    const box = pictureBox(shape, "poster" in source);
    const address = "poster" in source ? source.poster : ownPicture?.(source.own);
    return (
      <>
        <path className={styles.edge} d={SHAPES[shape]} strokeWidth={FRAME.ink} />
        <path className={styles.border} d={SHAPES[shape]} strokeWidth={FRAME.white} />
        <clipPath id={clip}>
          <path d={SHAPES[shape]} />
        </clipPath>
        <g clipPath={`url(#${clip})`}>
          {address ? (
            <image {...box} href={address} preserveAspectRatio="xMidYMid slice" />
          ) : (
            <rect fill="var(--hairline)" {...box} />
          )}
        </g>
        <path className={styles.line} d={SHAPES[shape]} />
      </>
    );
  }
  const { symbol, text } = content;
  return (
    <>
      <use
        href={`${sprite}#${symbol}`}
        x={-width / 2}
        y={-height / 2}
        width={width}
        height={height}
      />
      {text?.lines.map(({ text: line, x, y }) => (
        <text
          key={y}
          className={styles.message}
          data-color={text.color}
          x={x}
          y={y}
          fontSize={text.size}
        >
          {line}
        </text>
      ))}
    </>
  );
}
