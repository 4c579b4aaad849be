import { CHART_KEYS, chartName, levelRank } from "#lib/music/levels";
import {
  countsOf,
  type Filter,
  KINDS,
  type ListedSong,
  ORDERS,
  songsNamed,
  type SongView,
} from "#lib/music/song-view";
import { Field } from "#src/ui/primitives/field/field";
import { Stack } from "#src/ui/primitives/elements";
import * as styles from "./songs-page.module.css";

interface SongFiltersProps {
  data: Queries.SongsPageQuery;
  songs: readonly ListedSong[];
  view: SongView;
  onChange: (next: SongView) => void;
}

type Choices = readonly (readonly [value: string, label: string])[];

const ORDER_NAMES = Object.entries(ORDERS).filter(([order]) => order !== "newest");
const YES_OR_NO = [
  ["yes", "Yes"],
  ["no", "No"],
] as const;

/** A list for each thing that songs can be filtered by, with the number of songs that each of its values leaves. */
export function SongFilters({ data, songs, view, onChange }: SongFiltersProps) {
  const units = data.offices.nodes.flatMap((office) => office.units);
  const singers = new Map(
    units.flatMap(({ members }) => members.map(({ cname, name }) => [cname, name])),
  );
  const years = [...new Set(songs.flatMap(({ year }) => year ?? []))].toSorted().toReversed();
  const { chart } = view;
  const levels = [...new Set(songs.flatMap((song) => (chart && song.levels[chart]) || []))]
    .toSorted((one, other) => levelRank(one) - levelRank(other))
    .map((level) => [level, level] as const);
  const choice = (name: keyof SongView, label: string, choices: Choices, none?: string) => (
    <Choice
      {...{ name, label, choices, none }}
      value={view[name]}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
  // Matching a text takes most of the time, so it is done once for all filters.
  const named = songsNamed(songs, view.title);
  const filter = (name: Filter, label: string, values: Choices) => {
    const counts = countsOf(named, view, name);
    const choices = values
      .filter(([value]) => counts.has(value) || value === view[name])
      .map(([value, words]) => [value, `${words} (${counts.get(value) ?? 0})`] as const);
    return choice(name, label, choices);
  };
  return (
    <>
      {filter(
        "unit",
        "Unit",
        units.map(({ id, name }) => [id, name]),
      )}
      {filter(
        "idol",
        "Singer",
        [...singers].toSorted(([, one], [, other]) => (one < other ? -1 : 1)),
      )}
      <Choice
        name="chart"
        label="Chart"
        value={chart}
        choices={CHART_KEYS.map((key) => [key, chartName(key)])}
        onChange={(value) =>
          onChange({ chart: value as SongView["chart"], from: undefined, to: undefined })
        }
      />
      {chart && choice("from", "From", levels)}
      {chart && choice("to", "To", levels)}
      {filter(
        "year",
        "Year",
        years.map((year) => [year, year]),
      )}
      {filter("kind", "Sung by", Object.entries(KINDS))}
      {filter("series", "Series", data.music?.series.map(({ id, name }) => [id, name]) ?? [])}
      {filter("game", "In the game", YES_OR_NO)}
      {filter("video", "Video", YES_OR_NO)}
      {!chart && choice("sort", "Order", ORDER_NAMES, ORDERS.newest)}
    </>
  );
}

interface ChoiceProps {
  name: keyof SongView;
  label: string;
  value: string | undefined;
  choices: Choices;
  /** Words for no choice. */
  none?: string;
  onChange: (value: string | undefined) => void;
}

function Choice({ name, label, value = "", choices, none = "Any", onChange }: ChoiceProps) {
  return (
    <Stack as="label" gap={1} className={styles.choice}>
      {label}
      <Field
        as="select"
        name={name}
        value={value}
        onChange={({ target }) => onChange(target.value || undefined)}
      >
        <option value="">{none}</option>
        {choices.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </Field>
    </Stack>
  );
}
