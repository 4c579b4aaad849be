type TripOfUnit = Pick<Queries.TripPageFragment, "unit" | "unitRecord">;

/** Name of the unit whose album a trip is for. */
export function unitNameOf({ unit, unitRecord }: TripOfUnit): string {
  return unitRecord?.name ?? unit ?? "";
}
