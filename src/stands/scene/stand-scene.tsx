import { Fragment, type ReactNode } from "react";
import type { FlowerStand } from "#content/types";
import type { StandKit } from "#lib/stand/document/kit";
import { layOut, type PlacedLayer } from "#lib/stand/scene/layout";
import { LayerDrawing } from "./layer-drawing";
import * as styles from "./stand-scene.module.css";

interface StandSceneProps {
  readonly stand: FlowerStand;
  readonly kit: StandKit;
  /** What it is called; without it the picture says nothing to a screen reader. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
  /** Gives the address of a picture of the visitor's own by its key; undefined where it is not here. */
  readonly ownPicture?: ((key: string) => string | undefined) | undefined;
  /** Puts a layer's drawing into an element of its own; it is moved to its place by `placeOf`. */
  readonly wrap?: ((layer: PlacedLayer, drawing: ReactNode) => ReactNode) | undefined;
}

/** The transformation that brings a layer from around its middle to its place on the scene. */
export const placeOf = ({ layer: { x, y, turn, zoom } }: PlacedLayer): string =>
  `translate(${x} ${y}) rotate(${turn}) scale(${zoom / 100})`;

/** A stand as a picture: one element for each layer, in the colours of its palette. */
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
