/** A unit of the site whose colours can be used. */
export interface Palette {
  readonly id: string;
  readonly name: string;
}

export const nameOfPalette = (palettes: readonly Palette[], id: string): string =>
  palettes.find((one) => one.id === id)?.name ?? id;
