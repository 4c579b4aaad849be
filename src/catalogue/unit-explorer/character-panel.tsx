import { Link } from "gatsby";
import { FactGrid } from "#src/ui/records/fact-grid/fact-grid";
import { FavoriteButton } from "#src/ui/records/favorite-button/favorite-button";
import { ScriptNames } from "#src/ui/records/script-names/script-names";
import { recordPath, unitPath } from "#lib/content/pages/paths";
import * as styles from "./character-panel.module.css";
import type { ExplorerCatalogue, ExplorerCharacter } from "./explorer-catalogue";
import { PanelClubs } from "./panel-clubs";
import { panelFacts } from "./panel-facts";

interface CharacterPanelProps {
  /** Nobody where there are no favourites. */
  character: ExplorerCharacter | undefined;
  catalogue: ExplorerCatalogue;
  /** The clubs of the character. */
  circles: ExplorerCatalogue["clubs"];
  circleAction: string | null;
  isOfFavorites: boolean;
  onClub: (key: string) => void;
}

/** Who the chosen character is, with the clubs to press and the heart. */
export function CharacterPanel({
  character,
  catalogue,
  circles,
  circleAction,
  isOfFavorites,
  onClub,
}: CharacterPanelProps) {
  if (!character) return null;
  const unit = catalogue.units.find(({ id }) => id === character.unit);
  return (
    <section className={styles.panel} aria-labelledby="panel-name" data-unit={character.unit}>
      <div className={styles.inner} data-character={character.id}>
        <p className={styles.eyebrow}>
          {unit?.leader === character.id && !isOfFavorites ? "Leader" : unit?.name} · No.{" "}
          {character.id}
        </p>
        <h2 id="panel-name" className={styles.name}>
          {character.name}
        </h2>
        <ScriptNames name={character.name} names={character.names} />
        {character.cv !== "-" && (
          <p className={styles.voice}>
            Voice: <strong>{character.cv}</strong>
          </p>
        )}
        <p className={styles.catchphrase}>{character.catch}</p>
        <p className={styles.desc}>{character.desc}</p>
        <FavoriteButton character={character} />
        <FactGrid facts={panelFacts(character)} isCompact />
        <PanelClubs
          character={character}
          clubs={circles}
          characters={catalogue.characters}
          circleAction={circleAction}
          onClub={onClub}
        />
        <p className={styles.more}>
          <Link to={recordPath(character)}>Full profile</Link>
          <Link to={unitPath(character.unit)}>All about {unit?.name}</Link>
        </p>
      </div>
    </section>
  );
}
