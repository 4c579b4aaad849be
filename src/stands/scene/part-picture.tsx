import type { StandPartKind } from "#content/types";
import { partOf, type StandKit, symbolOf } from "#lib/stand/kit/kit";

interface PartPictureProps {
  readonly kit: StandKit;
  readonly kind: StandPartKind;
  readonly part: string;
  /** Unit whose colours it wears; by default those that hold where it stands. */
  readonly unit?: string | undefined;
  readonly className?: string | undefined;
}

/** A part of the kit by itself. It only decorates; one that the kit lacks is left out. */
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
