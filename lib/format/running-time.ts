/** Formats seconds as a clock does: 48 as "0:48", 113 as "1:53", 3605 as "1:00:05". */
export function formatRunningTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, at) => (at === 0 ? `${part}` : `${part}`.padStart(2, "0"))).join(":");
}
