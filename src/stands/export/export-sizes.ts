export interface ExportSize {
  readonly key: "small" | "medium" | "large";
  readonly title: string;
  readonly width: number;
  readonly height: number;
}

/** The sizes of saved pictures, the smallest first, all in the ratio of the scene. */
export const EXPORT_SIZES: readonly ExportSize[] = [
  { key: "small", title: "Small", width: 900, height: 1200 },
  { key: "medium", title: "Medium", width: 1800, height: 2400 },
  { key: "large", title: "Large", width: 3540, height: 4720 },
];
