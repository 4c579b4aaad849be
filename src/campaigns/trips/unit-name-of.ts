export interface TripOfUnit {
  readonly unit: string | null;
  readonly unitRecord: { readonly name: string } | null;
}

/** Name of the unit whose album a trip is for. */
export function unitNameOf({ unit, unitRecord }: TripOfUnit): string {
  return unitRecord?.name ?? unit ?? "";
}
