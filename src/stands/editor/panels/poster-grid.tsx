import { observer } from "mobx-react-lite";
import { useId, useState } from "react";
import type { KitPoster } from "#lib/stand/kit/kit";
import { nameMatcher } from "#lib/search/match-name";
import { useStores } from "#src/data/stores/store-context";
import { Field } from "#src/ui/primitives/field/field";
import { Stack, Text } from "#src/ui/primitives/elements";
import * as controls from "../controls/controls.module.css";
import { useEditor } from "../../store/use-stands";
import * as panel from "../controls/panel.module.css";
import * as styles from "./poster-grid.module.css";

interface PosterGridProps {
  readonly chosen: number | undefined;
  readonly onChoose: (character: number) => void;
}

export const PosterGrid = observer(function PosterGrid({ chosen, onChoose }: PosterGridProps) {
  const { kit, units } = useEditor();
  const { favorites } = useStores().units;
  const [query, setQuery] = useState("");
  const [unit, setUnit] = useState("");
  const id = useId();
  const favoritePosters = kit.posters.filter((poster) => favorites.includes(poster.id));
  // Posters without a unit have `other`, which is last here; in the list of colours it names those of the site.
  const unitsInOrder = [
    ...units.filter((one) => one.id !== "other"),
    ...units.filter((one) => one.id === "other").map((one) => ({ ...one, name: "Others" })),
  ];
  const found = kit.posters.filter(nameMatcher(query));
  const groups = unitsInOrder
    .filter((one) => unit === "" || one.id === unit)
    .map((one) => ({
      ...one,
      members: found.filter((poster) => poster.unit === one.id),
    }))
    .filter(({ members }) => members.length > 0);
  const group = (key: string, name: string, members: readonly KitPoster[]) => (
    <section key={key} className={panel.set} aria-label={name}>
      <h2 className={panel.title}>{name}</h2>
      <Stack className={styles.posters}>
        {members.map(({ id: character, name: who, small }) => (
          <button
            key={character}
            type="button"
            className={`${panel.part} ${styles.poster}`}
            aria-pressed={character === chosen}
            onClick={() => onChoose(character)}
          >
            <img src={small} alt="" width={160} height={213} loading="lazy" decoding="async" />
            {who}
          </button>
        ))}
      </Stack>
    </section>
  );
  return (
    <>
      {favoritePosters.length > 0 && group("favorites", "Your favourites", favoritePosters)}
      <Stack className={styles.search}>
        <div>
          <Text as="label" size={3} weight={800} className={controls.label} htmlFor={`${id}-name`}>
            Whose poster
          </Text>
          <Field
            id={`${id}-name`}
            type="search"
            autoComplete="off"
            spellCheck={false}
            placeholder="Name"
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />
        </div>
        <div>
          <Text as="label" size={3} weight={800} className={controls.label} htmlFor={`${id}-unit`}>
            Unit
          </Text>
          <Field
            as="select"
            id={`${id}-unit`}
            value={unit}
            onChange={({ target }) => setUnit(target.value)}
          >
            <option value="">All</option>
            {unitsInOrder.map(({ id: key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </Field>
        </div>
      </Stack>
      <Text as="output" size={4} weight={700} className={styles.empty}>
        {groups.length === 0 ? "No character has that name. Try fewer letters." : ""}
      </Text>
      {groups.map(({ id: key, name, members }) => group(key, name, members))}
    </>
  );
});
