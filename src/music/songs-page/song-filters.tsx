import { CHART_KEYS, chartName, levelRank } from "#lib/music/levels";
import {
  countsOf,
  type Filter,
  KINDS,
  type ListedSong,
  ORDERS,
  type SongView,
} from "#lib/music/song-view";
import { creditKey } from "#lib/music/credit-names";
import { Field } from "#src/ui/primitives/field/field";
import { Stack } from "#src/ui/primitives/elements";
import * as styles from "./songs-page.module.css";

interface SongFiltersProps {
  data: Queries.SongsPageQuery;
  songs: readonly ListedSong[];
  /** Songs with the typed text in a name. */
  matching: readonly ListedSong[];
  view: SongView;
  onChange: (next: SongView) => void;
}

type Choices = readonly (readonly [value: string, label: string])[];

const ORDER_NAMES = Object.entries(ORDERS).filter(([order]) => order !== "newest");
const CHARTS_BY_NAME = CHART_KEYS.map((key) => [key, chartName(key)] as const);
const YES_OR_NO = Object.entries({ yes: "Yes", no: "No" });

const sortedValues = (songs: readonly ListedSong[], read: (song: ListedSong) => unknown) =>
  [...new Set(songs.flatMap((song) => String(read(song) ?? "") || []))].toSorted();

/** A select for each filter; its options show the number of songs that they leave. */
export function SongFilters({ data, songs, matching, view, onChange }: SongFiltersProps) {
  const { chart } = view;
  const units = data.offices.nodes.flatMap((office) => office.units);
  const singers = units.flatMap(({ members }) =>
    members.map((one) => [one.cname, one.name] as const),
  );
  const byName = [...new Map(singers)].toSorted(([, one], [, other]) => (one < other ? -1 : 1));
  const years = sortedValues(songs, ({ year }) => year).toReversed();
  const levels = sortedValues(songs, (song) => chart && song.levels[chart])
    .toSorted((one, other) => levelRank(one) - levelRank(other))
    .map((level) => [level, level] as const);
  const values: readonly (readonly [Filter, string, Choices])[] = [
    ["unit", "Unit", units.map(({ id, name }) => [id, name])],
    ["idol", "Singer", byName],
    ["year", "Year", years.map((year) => [year, year])],
    ["kind", "Sung by", Object.entries(KINDS)],
    ["act", "Sung as", sortedValues(songs, ({ act }) => act).map((act) => [creditKey(act), act])],
    ["series", "Series", data.music?.series.map(({ id, name }) => [id, name]) ?? []],
    ["game", "In the game", YES_OR_NO],
    ["video", "Video", YES_OR_NO],
  ];
  const choice = (name: keyof SongView, label: string, choices: Choices, none?: string) => (
    <Choice
      key={name}
      {...{ name, label, choices, none }}
      value={view[name]}
      onChange={(value) =>
        onChange({ [name]: value, ...(name === "chart" && { from: undefined, to: undefined }) })
      }
    />
  );
  const filter = (name: Filter, label: string, all: Choices) => {
    const counts = countsOf(matching, view, name);
    const choices = all
      .filter(([value]) => counts.has(value) || value === view[name])
      .map(([value, words]) => [value, `${words} (${counts.get(value) ?? 0})`] as const);
    return choice(name, label, choices);
  };
  return (
    <>
      {choice("chart", "Chart", CHARTS_BY_NAME)}
      {chart && choice("from", "From", levels)}
      {chart && choice("to", "To", levels)}
      {values.map((one) => filter(...one))}
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
    <Stack as="label" gap={1} data-name={name} className={styles.choice}>
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
