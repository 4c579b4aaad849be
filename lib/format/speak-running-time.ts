import { counted } from "./counted";

/** Seconds in words for screen readers: "48 seconds", "1 minute 53 seconds". */
export function speakRunningTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60];
  const part = (amount: number, noun: string) => (amount > 0 ? [counted(amount, noun)] : []);
  return [...part(minutes, "minute"), ...part(rest, "second")].join(" ") || "0 seconds";
}
