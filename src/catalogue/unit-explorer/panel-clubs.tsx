import { Link } from "gatsby";
import { useState } from "react";
import { recordPath } from "#lib/content/pages/paths";
import type { ExplorerCatalogue, ExplorerCharacter } from "./explorer-catalogue";
import * as styles from "./panel-clubs.module.css";

interface PanelClubsProps {
  character: ExplorerCharacter;
  clubs: ExplorerCatalogue["clubs"];
  characters: readonly ExplorerCharacter[];
  circleAction: string | null;
  onClub: (key: string) => void;
}

/**
 * The clubs of a character. A pressed club lights its members up for a moment, and lists them below
 * until it is pressed again: on a phone the posters that light up are out of view.
 */
export function PanelClubs({
  character,
  clubs,
  characters,
  circleAction,
  onClub,
}: PanelClubsProps) {
  const [openKey, setOpenKey] = useState<string>();
  const open = clubs.find(({ key }) => key === openKey);
  if (clubs.length === 0) return null;
  return (
    <div>
      <h3 className={styles.heading}>Clubs</h3>
      <ul className={styles.clubs}>
        {clubs.map(({ key, title }) => (
          <li key={key}>
            <button
              type="button"
              id={`club-${key}`}
              className={styles.club}
              data-lit={circleAction === key || undefined}
              aria-expanded={key === openKey}
              aria-controls="club-members"
              onClick={() => {
                setOpenKey(key === openKey ? undefined : key);
                onClub(key);
              }}
            >
              {title}
            </button>
          </li>
        ))}
      </ul>
      <div id="club-members">
        {open ? (
          <ul className={styles.members} aria-label={`Members of ${open.title}`}>
            {characters
              .filter(({ id }) => open.list.includes(id))
              .map((member) => (
                <li key={member.id} className={styles.member} data-unit={member.unit}>
                  {member === character ? (
                    <span className={styles.name}>{member.name}</span>
                  ) : (
                    <Link className={styles.name} to={recordPath(member)}>
                      {member.name}
                    </Link>
                  )}
                </li>
              ))}
          </ul>
        ) : null}
      </div>
    </div>
  );
}
