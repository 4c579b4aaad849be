type GrowthRecord = Queries.GrowthDetailFragment;

/** An idol with published heights of both years, in cm, and the years of age in between. */
export interface GrowthEntry {
  source: GrowthRecord;
  /** Height in the first year, in cm. */
  height1: number;
  /** Height in the second year, in cm. */
  height2: number;
  gained: number;
  aged: number;
}

/** Orders of the line-up; the first is rendered by the server. */
export const GROWTH_ORDERS = {
  gained: "Centimetres gained",
  height: "Height",
  name: "Name",
  unit: "Unit",
} as const;
export type GrowthOrder = keyof typeof GROWTH_ORDERS;

export function growthEntries(records: readonly GrowthRecord[]): GrowthEntry[] {
  return records.flatMap((source) => {
    const { height, age, year1 } = source.profile;
    const height1 = Number(year1?.height);
    const height2 = Number(height);
    if (!year1 || !(height1 > 0 && height2 > 0)) return [];
    const aged = Number(age) - Number(year1.age);
    return [{ source, height1, height2, gained: height2 - height1, aged: aged > 0 ? aged : 0 }];
  });
}

/** Sorts the line-up; ties by height, tallest first, then by name. */
export function sortedEntries(entries: readonly GrowthEntry[], order: GrowthOrder): GrowthEntry[] {
  const byName = (a: GrowthEntry, b: GrowthEntry) =>
    a.source.name.localeCompare(b.source.name, "en");
  const byHeight = (a: GrowthEntry, b: GrowthEntry) => b.height2 - a.height2 || byName(a, b);
  const rank: Record<GrowthOrder, (a: GrowthEntry, b: GrowthEntry) => number> = {
    gained: (a, b) => b.gained - a.gained || byHeight(a, b),
    height: byHeight,
    name: byName,
    unit: (a, b) =>
      a.source.unitRecord.name.localeCompare(b.source.unitRecord.name, "en") || byHeight(a, b),
  };
  return [...entries].sort(rank[order]);
}

export function totalsOf(entries: readonly GrowthEntry[]) {
  const heights = entries.map(({ height2 }) => height2);
  const most = Math.max(...entries.map(({ gained }) => gained));
  const tallest = Math.max(...heights);
  const shortest = Math.min(...heights);
  return {
    idols: entries.length,
    grew: entries.filter(({ gained }) => gained > 0).length,
    centimetres: sum(entries.map(({ gained }) => gained)),
    years: sum(entries.map(({ aged }) => aged)),
    most,
    grewMost: most > 0 ? entries.filter(({ gained }) => gained === most) : [],
    tallest: entries.filter(({ height2 }) => height2 === tallest),
    shortest: entries.filter(({ height2 }) => height2 === shortest),
  };
}

/** Mean height and number of members of each unit, tallest first. */
export function unitAverages(entries: readonly GrowthEntry[]) {
  const units = new Map<string, GrowthEntry[]>();
  for (const entry of entries) {
    const { id } = entry.source.unitRecord;
    units.set(id, [...(units.get(id) ?? []), entry]);
  }
  return [...units]
    .map(([id, members]) => ({
      id,
      name: members[0]?.source.unitRecord.name ?? id,
      members: members.length,
      height1: sum(members.map(({ height1 }) => height1)) / members.length,
      height2: sum(members.map(({ height2 }) => height2)) / members.length,
    }))
    .sort((a, b) => b.height2 - a.height2 || a.name.localeCompare(b.name, "en"));
}

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);
