type TripOfUnit = Pick<Queries.TripPageFragment, "unit" | "unitRecord">;

export function unitNameOf({ unit, unitRecord }: TripOfUnit): string {
  return unitRecord?.name ?? unit ?? "";
}
