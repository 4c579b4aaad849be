import { graphql, Link } from "gatsby";
import { Picture } from "#src/ui/primitives/picture/picture";
import { characterPath } from "#lib/content/model/pages/paths";
import * as styles from "./swap-card.late.module.css";
import { Panel, Stack, Tag } from "#src/ui/primitives/elements";

interface SwapCardProps {
  character: Queries.SwapCharacterFragment;
  other: Queries.SwapCharacterFragment;
  report: string;
  isJoke: boolean;
}

export function SwapCard({ character, other, report, isJoke }: SwapCardProps) {
  const unit = isJoke ? other.unitRecord : character.unitRecord;
  return (
    <Panel
      as="article"
      shadow={2}
      className={styles.card}
      data-unit={unit.id}
      data-joke={isJoke ? "" : undefined}
    >
      <div className={styles.poster}>
        <Picture
          className={styles.picture}
          image={character.posterPicture.card}
          alt=""
          sizes="(min-width: 1100px) 200px, (min-width: 700px) 28vw, 44vw"
        />
      </div>
      <Stack className={styles.words}>
        <Tag className={styles.unit}>{unit.name}</Tag>
        <h3 className={styles.name}>
          <Link to={characterPath(character.cname)}>
            {isJoke ? jokeName(character.name, other.name) : character.name}
          </Link>
        </h3>
        <p className={styles.line}>{isJoke ? report : character.catch}</p>
      </Stack>
      {isJoke ? <p className={styles.stamp}>April 1 joke</p> : null}
    </Panel>
  );
}

export const swapCharacterFragment = graphql`
  fragment SwapCharacter on Character {
    id: jsonId cname name catch
    unitRecord { id: jsonId name }
    posterPicture { card: imageData(upTo: 480) }
  }
`;

/** Swaps the family names of two idols. */
export function jokeName(name: string, other: string): string {
  const [given = name] = name.split(" ");
  const [, family] = other.split(" ");
  return family ? `${given} ${family}` : name;
}
