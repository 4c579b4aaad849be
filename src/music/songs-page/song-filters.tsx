import { CHART_KEYS, chartName, levelRank } from "#lib/music/levels";
import {
  countsOf,
  type Filter,
  KINDS,
  type ListedSong,
  ORDERS,
  type SongView,
} from "#lib/music/song-view";
import { Field } from "#src/ui/primitives/field/field";
import { Stack } from "#src/ui/primitives/layout/layout";
import * as styles from "./songs-page.module.css";

interface SongFiltersProps {
  data: Queries.SongsPageQuery;
  songs: readonly ListedSong[];
  view: SongView;
  onChange: (next: SongView) => void;
}

type Choices = readonly (readonly [value: string, label: string])[];

const CHART_NAMES = CHART_KEYS.map((key) => [key, chartName(key)] as const);
const YES_OR_NO = [
  ["yes", "Yes"],
  ["no", "No"],
] as const;

/** Number of filters before the charts: unit and singer. */
const BEFORE_CHARTS = 2;

/** A list for each thing that songs can be filtered by, with the number of songs that each of its values leaves. */
export function SongFilters({ data, songs, view, onChange }: SongFiltersProps) {
  const units = data.offices.nodes.flatMap((office) => office.units);
  const singers = new Map(
    units.flatMap(({ members }) => members.map(({ cname, name }) => [cname, name])),
  );
  const years = [...new Set(songs.flatMap(({ year }) => year ?? []))].toSorted().toReversed();
  const filters: readonly (readonly [Filter, string, Choices])[] = [
    ["unit", "Unit", units.map(({ id, name }) => [id, name])],
    ["idol", "Singer", [...singers].toSorted(([, one], [, other]) => (one < other ? -1 : 1))],
    ["year", "Year", years.map((year) => [year, year])],
    ["kind", "Sung by", Object.entries(KINDS)],
    ["series", "Series", data.music?.series.map(({ id, name }) => [id, name]) ?? []],
    ["game", "In the game", YES_OR_NO],
    ["video", "Video", YES_OR_NO],
  ];
  const choices = filters.map(([filter, label, values]) => {
    const counts = countsOf(songs, view, filter);
    return (
      <Choice
        key={filter}
        name={filter}
        label={label}
        value={view[filter]}
        choices={values
          .filter(([value]) => counts.has(value) || value === view[filter])
          .map(([value, name]) => [value, `${name} (${counts.get(value) ?? 0})`])}
        onChange={(value) => onChange({ [filter]: value })}
      />
    );
  });
  return (
    <>
      {choices.slice(0, BEFORE_CHARTS)}
      <Choice
        name="chart"
        label="Chart"
        value={view.chart}
        choices={CHART_NAMES}
        onChange={(value) =>
          onChange({
            chart: CHART_KEYS.find((key) => key === value),
            from: undefined,
            to: undefined,
          })
        }
      />
      {view.chart && <LevelRange songs={songs} view={view} onChange={onChange} />}
      {choices.slice(BEFORE_CHARTS)}
      {!view.chart && (
        <Choice
          name="sort"
          label="Order"
          value={view.sort}
          choices={Object.entries(ORDERS).filter(([order]) => order !== "newest")}
          none={ORDERS.newest}
          onChange={(value) => onChange({ sort: value as SongView["sort"] })}
        />
      )}
    </>
  );
}

/** Lowest and highest level of the chart. */
function LevelRange({ songs, view, onChange }: Omit<SongFiltersProps, "data">) {
  const { chart = "expert" } = view;
  const levels = [...new Set(songs.flatMap(({ levels: own }) => own[chart] ?? []))]
    .toSorted((one, other) => levelRank(one) - levelRank(other))
    .map((level) => [level, level] as const);
  return (
    <>
      <Choice
        name="from"
        label="From"
        value={view.from}
        choices={levels}
        onChange={(from) => onChange({ from })}
      />
      <Choice
        name="to"
        label="To"
        value={view.to}
        choices={levels}
        onChange={(to) => onChange({ to })}
      />
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
