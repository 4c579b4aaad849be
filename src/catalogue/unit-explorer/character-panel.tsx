import { useStores } from "#src/data/stores/store-context";
import { observer } from "mobx-react-lite";
import { Link } from "gatsby";
import { FactGrid, type Fact } from "#src/ui/records/fact-grid/fact-grid";
import { FavoriteButton } from "#src/ui/records/favorite-button/favorite-button";
import { ScriptNames } from "#src/ui/records/script-names/script-names";
import { isLeader } from "#lib/content/model/catalogue/leads";
import { recordPath, unitPath, clubPath } from "#lib/content/model/pages/paths";
import * as styles from "./character-panel.module.css";
import type { ExplorerCharacter } from "./explorer-catalogue";
import { useState } from "react";
import { MemberChips } from "#src/ui/records/member-chip/member-chip";
import { Button, Cluster, Panel, Stack } from "#src/ui/primitives/elements";
import { Fallback } from "#src/ui/primitives/fallback/fallback";
import { ageInWords } from "#lib/format/age";
import { isKnown, known } from "#lib/format/known";
import { labelledFact, PROFILE_FACTS } from "#lib/profile/profile-facts";

export const CharacterPanel = observer(function CharacterPanel(props: {
  onClub: (key: string) => void;
}) {
  const { onClub } = props;
  const { units } = useStores();
  const { shown: character, isFavoritesActive } = units;
  if (!character) return null;
  const unit = units.lookUps.unit(character.unit);
  return (
    <section className={styles.panel} aria-labelledby="panel-name" data-unit={character.unit}>
      <Stack gap={4} className={styles.inner} data-character={character.id}>
        <p className={styles.eyebrow}>
          {isLeader(character.id, unit) && !isFavoritesActive ? "Leader" : unit.name} · No.{" "}
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
        <PanelClubs onClub={onClub} />
        <Cluster as="p" className={styles.more}>
          <Link to={recordPath(character)}>Full profile</Link>
          <Link to={unitPath(character.unit)}>All about {unit.name}</Link>
        </Cluster>
      </Stack>
    </section>
  );
});

export function panelFacts({ profile, role }: Pick<ExplorerCharacter, "profile" | "role">): Fact[] {
  const { birthday, age, height, weight, blood, interest, stunt } = profile;
  const roles: Fact[] = role ? [{ label: "Role", value: role, wide: true }] : [];
  if (![birthday, age, height, weight, blood, interest, stunt].some(isKnown)) {
    return [
      ...roles,
      { label: "Birthday, age, height and the rest", value: known("-"), wide: true },
    ];
  }
  return [
    ...roles,
    labelledFact("birthday", profile),
    { label: PROFILE_FACTS.age.label, value: ageInWords(profile) },
    { ...labelledFact("blood", profile), label: PROFILE_FACTS.blood.short },
    labelledFact("height", profile),
    labelledFact("weight", profile),
    { ...labelledFact("interest", profile), wide: true },
    { ...labelledFact("stunt", profile), wide: true },
  ];
}

/** Clubs of a character. Pressing one highlights its members for a second, and toggles their faces. */
const PanelClubs = observer(function PanelClubs(props: { onClub: (key: string) => void }) {
  const { onClub } = props;
  const { catalogue, circles: clubs, circleAction } = useStores().units;
  const [openKey, setOpenKey] = useState<string>();
  const open = clubs.find(({ key }) => key === openKey);
  if (clubs.length === 0) return null;
  return (
    <div>
      <h3 className={styles.heading}>Clubs</h3>
      <Cluster as="ul">
        {clubs.map(({ key, title }) => (
          <li key={key}>
            <Button
              size="small"
              shadow={1}
              data-only="scripts"
              id={`club-${key}`}
              className={styles.club}
              data-highlighted={circleAction === key || undefined}
              aria-expanded={key === openKey}
              aria-controls="club-members"
              onClick={() => {
                setOpenKey(key === openKey ? undefined : key);
                onClub(key);
              }}
            >
              {title}
            </Button>
            <Fallback as={Link} to={clubPath(key)}>
              {title}
            </Fallback>
          </li>
        ))}
      </Cluster>
      <div id="club-members">
        {open && (
          <Panel className={styles.sheet}>
            <Link className={styles.title} to={clubPath(open.key)}>
              {open.title}
            </Link>
            <MemberChips
              label={`Members of ${open.title}`}
              characters={catalogue.characters
                .filter(({ id }) => open.list.includes(id))
                .map((member) => ({
                  ...member,
                  posterPicture: { thumbnail: member.posterPicture.imageData },
                }))}
            />
            <Button size="small" className={styles.closer} onClick={() => setOpenKey(undefined)}>
              Close
            </Button>
          </Panel>
        )}
      </div>
    </div>
  );
});
