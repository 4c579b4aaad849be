import { graphql } from "gatsby";
import { useEffect, useRef, useState } from "react";
import * as details from "#src/ui/primitives/details.module.css";
import * as letters from "#src/ui/primitives/letters.module.css";
import * as shapes from "#src/ui/primitives/shapes.module.css";
import { Crank } from "./crank";
import { Porthole } from "./porthole";
import { toTurn, type Turn, uprightAt } from "./turn";
import * as styles from "./upside-down.module.css";
import { WorldCard } from "./world-card";

interface UpsideDownProps {
  worlds: readonly Queries.ModuleWorldFragment[];
  members: readonly Queries.UpsideDownCharacterFragment[];
}

/** A stage that hangs upside down, and a crank that rights it. Without scripts all of it stands. */
export default function UpsideDown({ worlds, members }: UpsideDownProps) {
  const root = useRef<HTMLDivElement>(null);
  const [turn, setTurn] = useState<Turn>(0);
  const upright = worlds.filter((_, place) => turn >= uprightAt(place, worlds.length)).length;
  // The built page has no inline styles: it is turned where scripts run.
  useEffect(() => {
    root.current?.style.setProperty("--turn", String(turn));
  }, [turn]);
  return (
    <div ref={root} id="crank">
      <div className={styles.machine}>
        <Porthole members={members} isStanding={turn === 100} />
        <div className={`${shapes.scripted} ${shapes.stack6} ${details.amid}`}>
          <Crank turn={turn} onTurn={(next) => setTurn(toTurn(next))} />
          <output className={`${letters.bold} ${details.centered}`}>
            <strong className={styles.number}>
              {upright} / {worlds.length}
            </strong>{" "}
            {upright === worlds.length
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
        {worlds.map((world, place) => (
          <li key={world.title}>
            <WorldCard world={world} isUpright={turn >= uprightAt(place, worlds.length)} />
          </li>
        ))}
      </ol>
    </div>
  );
}

export const moduleWorldFragment = graphql`
  fragment ModuleWorld on ModuleWorld {
    title about
    characterRecord { ...UpsideDownCharacter }
  }

  fragment UpsideDownCharacter on Character {
    jsonId cname name
    posterPicture { card: imageData(upTo: 480) }
  }
`;
