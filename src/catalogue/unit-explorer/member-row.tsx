import { atBase } from "#src/data/browser/base-path";
import { observer } from "mobx-react-lite";
import { type ReactNode, useRef } from "react";
import { useStores } from "#src/data/stores/store-context";
import { Picture } from "#src/ui/primitives/picture/picture";
import { isLeader } from "#lib/content/model/catalogue/leads";
import { recordPath } from "#lib/content/model/pages/paths";
import { type ExplorerCharacter, highlightedIds } from "./explorer-catalogue";
import { Japanese } from "#src/ui/primitives/japanese/japanese";
import { Panel, Tag } from "#src/ui/primitives/elements";
import * as styles from "./member-row.module.css";
import { onPlainClick } from "#src/app/routing/plain-click";
import { indexNearestToCentre, useCentered } from "./use-centered";

const CROWDED_FROM = 6;

/** Time without scroll events after which the row is at rest, in ms; not all browsers fire `scrollend`. */
const REST = 150;

interface MemberRowProps {
  label: string;
  members: readonly ExplorerCharacter[];
  /** Unit whose leaders are marked; none for favourites. */
  unit?: Parameters<typeof isLeader>[1];
  onMember: (member: ExplorerCharacter, options?: { replace: boolean }) => void;
  renderBelow?: (member: ExplorerCharacter) => ReactNode;
}

/** Selectable posters; on a narrow screen a scrolling row, which selects the poster in the middle when it stops. */
export const MemberRow = observer(function MemberRow(props: MemberRowProps) {
  const { label, members, unit, onMember, renderBelow } = props;
  const { units } = useStores();
  const { shown } = units;
  const highlighted = highlightedIds(units);
  const row = useCentered(shown?.id);
  const isTouched = useRef(false);
  const restTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const chooseCentred = () => {
    const member = row.current && members[indexNearestToCentre(row.current)];
    if (isTouched.current && member && member !== shown) onMember(member, { replace: true });
    isTouched.current = false;
  };
  return (
    <nav aria-label={label}>
      <ul
        ref={row}
        className={members.length < CROWDED_FROM ? styles.row : `${styles.row} ${styles.crowd}`}
        onTouchStart={() => {
          isTouched.current = true;
        }}
        onScroll={() => {
          clearTimeout(restTimer.current);
          restTimer.current = setTimeout(chooseCentred, REST);
        }}
      >
        {members.map((member) => (
          <li
            key={member.id}
            className={styles.member}
            data-item={member.id}
            data-centre={member === shown || undefined}
            data-highlighted={highlighted.has(member.id) || undefined}
            data-unit={member.unit}
          >
            <Panel
              as="a"
              shadow={2}
              id={`choose-${member.id}`}
              className={styles.card}
              href={atBase(recordPath(member))}
              aria-current={member === shown ? "true" : undefined}
              data-character={member.id}
              data-replay=""
              onClick={onPlainClick(() => onMember(member))}
            >
              <Picture
                className={styles.poster}
                image={member.posterPicture.imageData}
                alt=""
                sizes={
                  members.length < CROWDED_FROM
                    ? "(min-width: 1024px) 22vw, (min-width: 600px) 40vw, 58vw"
                    : "(min-width: 1024px) 10vw, (min-width: 600px) 14vw, 58vw"
                }
                priority={member === shown}
              />
              <span className={styles.caption}>
                <span className={styles.name}>{member.name}</span>
                <Japanese
                  as="span"
                  className={styles.ja}
                  text={member.names.ja}
                  shownName={member.name}
                />
              </span>
              {unit && isLeader(member.id, unit) && (
                <Tag as="span" className={styles.badge}>
                  Leader
                </Tag>
              )}
            </Panel>
            {renderBelow?.(member)}
          </li>
        ))}
      </ul>
    </nav>
  );
});
