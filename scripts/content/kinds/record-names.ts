const NAMES = ["id", "cname", "slug", "key", "name", "title", "titleJa", "eventName"];

const MORE_NAMES = ["names", "alsoCalled"];

export const textsIn = (values: object): string[] =>
  Object.values(values)
    .filter((one) => ["string", "number"].includes(typeof one))
    .map(String);

export function recordNames(data: unknown): string[] {
  const record = Object(data) as Record<string, unknown>;
  return [
    ...textsIn(NAMES.map((name) => record[name])),
    ...MORE_NAMES.flatMap((name) => textsIn(Object(record[name]))),
  ];
}
