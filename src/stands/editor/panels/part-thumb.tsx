import { symbolOf } from "#lib/stand/scene/layout";
import type { StandPartKind } from "#content/types";
import * as styles from "./part-thumb.module.css";

interface PartThumbProps {
  readonly sprite: string;
  readonly kind: StandPartKind;
  readonly part: { readonly key: string; readonly width: number; readonly height: number };
}

/** A part's drawing, small, in the colours that hold where it stands. */
export function PartThumb({ sprite, kind, part: { key, width, height } }: PartThumbProps) {
  return (
    <svg className={styles.thumb} data-kind={kind} viewBox={`0 0 ${width} ${height}`} aria-hidden>
      <use href={`${sprite}#${symbolOf(kind, key)}`} width={width} height={height} />
    </svg>
  );
}
