import { observer } from "mobx-react-lite";
import { useState } from "react";
import type { CharacterId } from "#content/types";
import { formatList } from "#lib/format/list";
import { nameMatcher } from "#lib/search/match-name";
import { Field, InvisibleInput } from "#src/ui/primitives/field/field";
import { Stack, Text, Title } from "#src/ui/primitives/elements";
import type { UnitIdol } from "../unit-idol";
import { IdolFace } from "./idol-face";
import type { UnitSession } from "../unit-session";
import * as styles from "./members-step.module.css";

interface MembersStepProps {
  readonly session: UnitSession;
  readonly idols: readonly UnitIdol[];
  /** Names of idols without a portrait, who cannot be drawn. */
  readonly missing: readonly string[];
  readonly favorites: readonly CharacterId[];
}

/** Chooses the members: favourites first, then all by unit. */
export const MembersStep = observer(function MembersStep(props: MembersStepProps) {
  const { session, idols, missing, favorites } = props;
  const [query, setQuery] = useState("");
  const found = idols.filter(nameMatcher(query));
  // The members when this was mounted: a face stays where it was pressed.
  const [present] = useState(() => session.unit.members.map(({ id }) => id));
  const idolsById = (ids: readonly CharacterId[]) =>
    ids.flatMap((id) => found.find((one) => one.id === id) ?? []);
  const otherFavorites = favorites.filter((id) => !present.includes(id));
  const units = new Map(found.map(({ unitRecord }) => [unitRecord.id, unitRecord.name]));
  const groups = [
    { key: "present", name: "In the unit", members: idolsById(present) },
    { key: "favourites", name: "Your favourites", members: idolsById(otherFavorites) },
    ...[...units].map(([key, name]) => ({
      key,
      name,
      members: found.filter(
        ({ id, unit }) => unit === key && ![...present, ...otherFavorites].includes(id),
      ),
    })),
  ].filter(({ members }) => members.length > 0);
  return (
    <Stack gap={3}>
      <Text weight={700}>{session.unit.members.length} of 5 are in. Two to five make a unit.</Text>
      <Field
        type="search"
        autoComplete="off"
        spellCheck={false}
        aria-label="Find an idol"
        placeholder="Find an idol"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <Text as="output" size={4} weight={700} className={styles.none}>
        {found.length === 0 && "No idol has that name. Try fewer letters."}
      </Text>
      {groups.map(({ key, name, members }) => (
        <section key={key} aria-label={name}>
          <Title size={3}>{name}</Title>
          <ul className={styles.idols}>
            {members.map((idol) => (
              <li key={idol.id}>
                <label className={styles.idol} data-unit={idol.unit}>
                  <InvisibleInput
                    type="checkbox"
                    checked={session.has(idol.id)}
                    aria-disabled={session.isFull && !session.has(idol.id)}
                    onChange={() => session.toggle(idol.id)}
                  />
                  <IdolFace facePicture={idol.facePicture} />
                  {idol.name}
                </label>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Text size={3} soft>
        Idols only: staff and mascots stay backstage.
        {missing.length > 0 && ` No face is drawn of ${formatList(missing)} yet.`}
      </Text>
    </Stack>
  );
});
