import { useStores } from "#src/data/stores/store-context";
import { observer } from "mobx-react-lite";
import { Link } from "gatsby";
import { useState } from "react";
import { clubPath } from "#lib/content/pages/paths";
import { MemberChips } from "#src/ui/records/member-chip/member-chip";
import * as shapes from "#src/ui/primitives/shapes.module.css";
import * as styles from "./panel-clubs.module.css";

/** The clubs of a character. A pressed club lights its members up, and shows their faces until it is pressed again. */
export const PanelClubs = observer(function PanelClubs(props: { onClub: (key: string) => void }) {
  const { onClub } = props;
  const { catalogue, circles: clubs, circleAction, shown } = useStores().units;
  const [openKey, setOpenKey] = useState<string>();
  const open = clubs.find(({ key }) => key === openKey);
  if (clubs.length === 0) return null;
  return (
    <div>
      <h3 className={styles.heading}>Clubs</h3>
      <ul className={shapes.cluster}>
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
        {open && (
          <div className={styles.sheet}>
            <Link className={styles.title} to={clubPath(open.key)}>
              {open.title}
            </Link>
            <MemberChips
              label={`Members of ${open.title}`}
              current={shown?.id}
              characters={catalogue.characters
                .filter(({ id }) => open.list.includes(id))
                .map(({ id, posterPicture, ...member }) => ({
                  ...member,
                  jsonId: id,
                  posterPicture: { thumbnail: posterPicture.imageData },
                }))}
            />
            <button className={styles.closer} type="button" onClick={() => setOpenKey(undefined)}>
              Close
            </button>
          </div>
        )}
      </div>
    </div>
  );
});
