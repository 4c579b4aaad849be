/** Seconds as a clock shows them: 48 as "0:48", 113 as "1:53", an hour and more as "1:00:05". */
export function formatRunningTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, at) => (at === 0 ? `${part}` : `${part}`.padStart(2, "0"))).join(":");
}

/** The same for reading aloud and for text: "48 seconds", "1 minute 53 seconds". */
export function speakRunningTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60];
  const count = (of: number, what: string) =>
    of > 0 ? [`${of} ${what}${of === 1 ? "" : "s"}`] : [];
  return [...count(minutes, "minute"), ...count(rest, "second")].join(" ") || "0 seconds";
}
