/**
 * A published value with its unit of measure, or "unknown" where nobody has published one
 * (`-`), or "kept secret" (`???`). Never blank.
 */
export function known(value: string | null | undefined, measure = ""): string {
  if (!value || value === "-") return "unknown";
  if (value === "???") return "kept secret";
  return measure ? `${value} ${measure}` : value;
}

/** Whether a value has been published. */
export function isKnown(value: string | null | undefined): value is string {
  return Boolean(value) && value !== "-" && value !== "???";
}
