/** A published value with its unit of measure; "unknown" for `-`, `???` and empty values. */
export function known(value: string | null | undefined, measure = ""): string {
  if (!isKnown(value)) return "unknown";
  return measure ? `${value} ${measure}` : value;
}

/** True if a value is published: neither empty nor `-` nor `???`. */
export function isKnown(value: string | null | undefined): value is string {
  return Boolean(value) && value !== "-" && value !== "???";
}
