import type { StandPartKind } from "#content/types";
import { partOf, type StandKit, symbolOf } from "#lib/stand/kit/kit";

interface PartPictureProps {
  readonly kit: StandKit;
  readonly kind: StandPartKind;
  readonly part: string;
  /** Unit whose colours to use; by default those of the container. */
  readonly unit?: string | undefined;
  readonly className?: string | undefined;
}

/** A decorative picture of a part; renders nothing if the kit lacks it. */
export function PartPicture({ kit, kind, part, unit, className }: PartPictureProps) {
  const found = partOf(kit, kind, part);
  if (!found) return null;
  const { width, height } = found;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      data-kind={kind}
      data-unit={unit}
      aria-hidden="true"
    >
      <use href={`${kit.sprite}#${symbolOf(kind, part)}`} width={width} height={height} />
    </svg>
  );
}
