import { Fragment, type ReactNode, useId } from "react";
import type { FlowerStand } from "#content/types";
import type { StandKit } from "#lib/stand/kit/kit";
import { layOut, type PlacedLayer } from "#lib/stand/scene/layout";
import { FRAME, pictureBox, SHAPES } from "#lib/stand/layers/shapes";
import * as styles from "./stand-scene.module.css";

interface StandSceneProps {
  readonly stand: FlowerStand;
  readonly kit: StandKit;
  /** Accessible name; without it the picture is decorative. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
  /** Resolves the address of a picture of the visitor by its key; undefined if it is not on this device. */
  readonly ownPicture?: ((key: string) => string | undefined) | undefined;
  /** Wraps the drawing of a layer in an element, which must be positioned by `placeOf`. */
  readonly wrap?: ((layer: PlacedLayer, drawing: ReactNode) => ReactNode) | undefined;
}

/** SVG transform from a layer's centre to its place in the scene. */
export const placeOf = ({ layer: { x, y, turn, zoom } }: PlacedLayer): string =>
  `translate(${x} ${y}) rotate(${turn}) scale(${zoom / 100})`;

/** A stand as an SVG, one element per layer, in the colours of its palette. */
export function StandScene({ stand, kit, label, className, ownPicture, wrap }: StandSceneProps) {
  const { width, height, backdrop, layers } = layOut(stand, kit);
  const naming = label === undefined ? { "aria-hidden": true } : { "aria-label": label };
  return (
    <svg
      className={className ? `${styles.scene} ${className}` : styles.scene}
      viewBox={`0 0 ${width} ${height}`}
      data-unit={stand.palette}
      role={wrap ? "group" : "img"}
      {...naming}
    >
      <use href={`${kit.sprite}#${backdrop}`} width={width} height={height} />
      {layers.map((layer) => {
        const drawing = <LayerDrawing layer={layer} sprite={kit.sprite} ownPicture={ownPicture} />;
        return (
          <Fragment key={layer.index}>
            {wrap ? wrap(layer, drawing) : <g transform={placeOf(layer)}>{drawing}</g>}
          </Fragment>
        );
      })}
    </svg>
  );
}

interface LayerDrawingProps extends Pick<StandSceneProps, "ownPicture"> {
  readonly layer: PlacedLayer;
  readonly sprite: string;
}

function LayerDrawing({ layer, sprite, ownPicture }: LayerDrawingProps) {
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
