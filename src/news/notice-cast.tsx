import { Link } from "gatsby";
import { useEffect, useRef, useState } from "react";
import { MemberChip } from "#src/ui/records/member-chip/member-chip";
import { recordPath } from "#lib/content/pages/paths";
import * as styles from "./notice-cast.module.css";

/** The records with pictures, by their ids; a page without scripts has none. */
export type Faces = ReadonlyMap<number, Queries.InformationCharacterFragment>;

interface NoticeCastProps {
  notice: Queries.InformationNoticeFragment;
  faces: Faces | undefined;
}

/**
 * Who is featured, behind a row of pen lights in the colours of their units. The names are in the
 * page; the faces come when somebody looks.
 */
export function NoticeCast({ notice, faces }: NoticeCastProps) {
  const cast = notice.castCharacters ?? [];
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  // It may have been opened before the scripts came.
  useEffect(() => {
    if (details.current?.open) setOpen(true);
  }, []);
  if (cast.length === 0) return null;
  return (
    <details
      ref={details}
      className={styles.cast}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={styles.summary}>
        On the bill: {cast.length}
        <span className={styles.lights}>
          {cast.map(({ jsonId, unit }) => (
            <i key={jsonId} data-unit={unit} />
          ))}
        </span>
      </summary>
      <ul className={styles.names}>
        {cast.map((character) => {
          const face = isOpen ? faces?.get(character.jsonId) : undefined;
          return (
            <li key={character.jsonId}>
              {face ? (
                <MemberChip character={face} />
              ) : (
                <Link to={recordPath(character)}>{character.name}</Link>
              )}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
