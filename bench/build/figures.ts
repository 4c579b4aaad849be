/** What a build is asked for, in the order in which it is measured and shown. */
export const KINDS = ["cold", "warm", "json", "picture", "component"] as const;

/** Why a build runs; see {@link KIND_NAMES}. */
export type Kind = (typeof KINDS)[number];

/** How a kind of build is called where it is shown. */
export const KIND_NAMES: Readonly<Record<Kind, string>> = {
  cold: "cold",
  warm: "nothing changed",
  json: "one JSON",
  picture: "one picture",
  component: "one component",
};

/** What one build took. */
export interface Build {
  /** From the start of the command to its end, s. */
  seconds: number;
  /** Pages whose HTML was rendered. */
  rendered: number;
  /** Seconds of the stages that it names. */
  stages: Readonly<Record<string, number>>;
}

/** The builds of the site with so many times the content. */
export interface SizeFigures {
  times: number;
  /** The day of the checkout's last commit, such as `2026-11-20`. */
  day: string;
  /** Characters, which is what others' figures count. */
  characters: number;
  /** Files of records. */
  records: number;
  pages: number;
  /** The median build of each kind; one that was not measured is absent. */
  builds: Readonly<Partial<Record<Kind, Build>>>;
}

/** All that the tables show: docs/build-times.json. */
export interface BuildFigures {
  machine: string;
  sizes: readonly SizeFigures[];
}

/** The figures with some builds measured again; all others stay. Sizes are in order, smallest first. */
export function withSizes(
  { sizes, ...figures }: BuildFigures,
  measured: readonly SizeFigures[],
): BuildFigures {
  const all = new Map(sizes.map((size) => [size.times, size]));
  for (const size of measured) {
    all.set(size.times, { ...size, builds: { ...all.get(size.times)?.builds, ...size.builds } });
  }
  const inOrder = [...all.values()].toSorted((one, other) => one.times - other.times);
  return { ...figures, sizes: inOrder };
}
