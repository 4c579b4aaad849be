type TripOfUnit = Pick<Queries.TripPageFragment, "unit" | "unitRecord">;

export const unitNameOf = ({ unit, unitRecord }: TripOfUnit): string =>
  unitRecord?.name ?? unit ?? "";
