import { graphql } from "gatsby";
import { useContext, useEffect, useRef, useState } from "react";
import { Crank } from "./crank";
import { Porthole } from "./porthole";
import { crankAngle, stageAngle, toTurn, type Turn, uprightAt } from "./turn";
import * as styles from "./upside-down.module.css";
import { WhatIfCard } from "./what-if-card";
import { WHAT_IFS } from "./what-ifs";
import { UpsideDownCast } from "./upside-down-cast";

/**
 * A stage that hangs upside down, and a crank. As it turns, cards that hang about it come upright.
 * Without scripts all of it stands.
 */
export function UpsideDown() {
  const cast = useContext(UpsideDownCast);
  const root = useRef<HTMLDivElement>(null);
  const [turn, setTurn] = useState<Turn>(0);
  const upright = WHAT_IFS.filter((_, place) => turn >= uprightAt(place, WHAT_IFS.length)).length;
  // The built page has no inline styles: angles are set where scripts run.
  useEffect(() => {
    root.current?.style.setProperty("--stage", `${stageAngle(turn)}deg`);
    root.current?.style.setProperty("--crank", `${crankAngle(turn)}deg`);
  }, [turn]);
  return (
    <div ref={root} id="crank">
      <div className={styles.machine}>
        <Porthole cast={cast} isStanding={turn === 100} />
        <div className={styles.desk}>
          <Crank turn={turn} onTurn={(next) => setTurn(toTurn(next))} />
          <output className={styles.count}>
            <strong className={styles.number}>
              {upright} / {WHAT_IFS.length}
            </strong>{" "}
            {upright === WHAT_IFS.length
              ? "worlds stand. The popcorn is a loss."
              : "worlds have come upright"}
          </output>
          <div className={styles.ways}>
            <button type="button" className={styles.out} onClick={() => setTurn(100)}>
              Put it all right
            </button>
            <button type="button" className={styles.again} onClick={() => setTurn(0)}>
              Tip it over again
            </button>
          </div>
        </div>
      </div>
      <ol className={styles.cards}>
        {WHAT_IFS.map((card, place) => (
          <li key={card.character}>
            <WhatIfCard
              card={card}
              character={cast.find(({ jsonId }) => jsonId === card.character)}
              isUpright={turn >= uprightAt(place, WHAT_IFS.length)}
            />
          </li>
        ))}
      </ol>
    </div>
  );
}

export const upsideDownCharacterFragment = graphql`
  fragment UpsideDownCharacter on Character {
    jsonId
    cname
    name
    posterPicture {
      card: imageData(upTo: 480)
    }
  }
`;
