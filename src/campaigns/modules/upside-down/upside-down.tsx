import { graphql, Link } from "gatsby";
import { useEffect, useRef, useState } from "react";
import { Button, Cluster, Panel, Stack, Text } from "#src/ui/primitives/elements";
import { Crank } from "./crank";
import { Drawing } from "#src/ui/primitives/drawing/drawing";
import { Picture } from "#src/ui/primitives/picture/picture";
import set from "./porthole.svg";
import { toTurn, type Turn, uprightAt } from "./turn";
import * as styles from "./upside-down.late.module.css";
import { characterPath } from "#lib/content/model/pages/paths";

interface UpsideDownProps {
  worlds: readonly Queries.ModuleWorldFragment[];
  members: readonly Queries.UpsideDownCharacterFragment[];
}

/** A stage that hangs upside down until a crank turns it. Upright without scripts. */
export default function UpsideDown({ worlds, members }: UpsideDownProps) {
  const root = useRef<HTMLDivElement>(null);
  const [turn, setTurn] = useState<Turn>(0);
  const upright = worlds.filter((_, index) => turn >= uprightAt(index, worlds.length)).length;
  // Set by script, as built pages have no inline styles.
  useEffect(() => {
    root.current?.style.setProperty("--turn", String(turn));
  }, [turn]);
  return (
    <div ref={root} id="crank">
      <Stack className={styles.machine}>
        <Porthole members={members} isStanding={turn === 100} />
        <Stack gap={6} data-only="scripts" className={styles.controls}>
          <Crank turn={turn} onTurn={(next) => setTurn(toTurn(next))} />
          <Text as="output" weight={700}>
            <strong className={styles.number}>
              {upright} / {worlds.length}
            </strong>{" "}
            {upright === worlds.length ? "worlds are upright." : "worlds have come upright"}
          </Text>
          <Cluster gap={3} className={styles.buttons}>
            <Button shadow={2} tone="sun" className={styles.again} onClick={() => setTurn(100)}>
              Put it all right
            </Button>
            <Button shadow={2} className={styles.again} onClick={() => setTurn(0)}>
              Tip it over again
            </Button>
          </Cluster>
        </Stack>
      </Stack>
      <ol className={styles.cards}>
        {worlds.map((world, index) => (
          <li key={world.title}>
            <WorldCard world={world} isUpright={turn >= uprightAt(index, worlds.length)} />
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
    id: jsonId cname name
    posterPicture { card: imageData(upTo: 480) }
  }
`;

interface PortholeProps {
  members: readonly Queries.UpsideDownCharacterFragment[];
  isStanding: boolean;
}

/** The stage in a round window, so that it can rotate in place. */
function Porthole({ members, isStanding }: PortholeProps) {
  return (
    <div className={styles.porthole} data-standing={isStanding ? "" : undefined}>
      <div className={styles.stage}>
        <Drawing className={styles.set} outline={5} from={`${set}#set`} viewBox="0 0 600 600" />
        <div className={styles.cast}>
          {members.map((character) => (
            <div key={character.id} className={styles.figure}>
              <Picture
                className={styles.picture}
                image={character.posterPicture.card}
                alt=""
                sizes="(min-width: 900px) 150px, 26vw"
              />
            </div>
          ))}
        </div>
        <p className={styles.sign} aria-hidden>
          This way up
        </p>
      </div>
    </div>
  );
}

interface WorldCardProps {
  world: Queries.ModuleWorldFragment;
  isUpright: boolean;
}

/** A hypothetical world; upside down until the stage is turned far enough. */
function WorldCard({ world, isUpright }: WorldCardProps) {
  const { title, about, characterRecord: character } = world;
  return (
    <Panel
      as="article"
      className={styles.card}
      data-character={character.id}
      data-upright={isUpright ? "" : undefined}
    >
      <div className={styles.poster}>
        <Picture
          className={styles.cardPicture}
          image={character.posterPicture.card}
          alt=""
          sizes="(min-width: 1100px) 290px, (min-width: 620px) 45vw, 88vw"
        />
      </div>
      <Stack className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <p>{about}</p>
        <p>
          <Link to={characterPath(character.cname)}>The real {character.name}</Link>
        </p>
      </Stack>
    </Panel>
  );
}
