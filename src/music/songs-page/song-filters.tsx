import { CHART_KEYS, chartName, levelRank } from "#lib/music/levels";
import type { ListedSong } from "#src/data/songs/listed-songs";
import { countsOf, ORDERS, type SongView } from "#src/data/songs/song-view";
import { Field } from "#src/ui/primitives/field/field";
import { Stack } from "#src/ui/primitives/elements";
import type { Choices, filterChoices } from "./filter-choices";
import * as styles from "./songs-page.module.css";

interface SongFiltersProps {
  filters: ReturnType<typeof filterChoices>;
  songs: readonly ListedSong[];
  /** Songs with the typed text in a name. */
  matching: readonly ListedSong[];
  view: SongView;
  onChange: (next: SongView) => void;
}

const CHARTS = CHART_KEYS.map((key) => [key, chartName(key)] as const);
const ORDER_NAMES = Object.entries(ORDERS).filter(([order]) => order !== "newest");

/** A select for each filter; its options show the number of songs that they leave. */
export function SongFilters({ filters, songs, matching, view, onChange }: SongFiltersProps) {
  const { chart } = view;
  const levels = [...new Set(songs.flatMap((song) => (chart && song.levels?.[chart]) || []))]
    .toSorted((one, other) => levelRank(one) - levelRank(other))
    .map((level) => [level, level] as const);
  const choice = (name: keyof SongView, label: string, choices: Choices, none = "Any") => (
    <Stack as="label" key={name} gap={1} data-name={name} className={styles.choice}>
      {label}
      <Field
        as="select"
        name={name}
        value={view[name] ?? ""}
        onChange={({ target }) =>
          onChange({
            ...(name === "chart" && { from: undefined, to: undefined }),
            [name]: target.value || undefined,
          })
        }
      >
        <option value="">{none}</option>
        {choices.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </Field>
    </Stack>
  );
  return (
    <>
      {choice("chart", "Chart", CHARTS)}
      {chart && choice("from", "From", levels)}
      {chart && choice("to", "To", levels)}
      {filters.map(([name, label, all]) => {
        const counts = countsOf(matching, view, name);
        const choices = (all as Choices)
          .filter(([value]) => counts.has(value) || value === view[name])
          .map(([value, words]) => [value, `${words} (${counts.get(value) ?? 0})`] as const);
        return choice(name, label, choices);
      })}
      {!chart && choice("sort", "Order", ORDER_NAMES, ORDERS.newest)}
    </>
  );
}
