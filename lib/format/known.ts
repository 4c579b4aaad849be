/** A published value with its unit of measure, or "unknown" where there is none (`-`, or `???`). Never blank. */
export function known(value: string | null | undefined, measure = ""): string {
  if (!isKnown(value)) return "unknown";
  return measure ? `${value} ${measure}` : value;
}

/** Whether a value has been published. */
export function isKnown(value: string | null | undefined): value is string {
  return Boolean(value) && value !== "-" && value !== "???";
}
