import { JAPAN } from "#lib/calendar/japan";
import { useMounted } from "#src/ui/hooks/use-mounted";

/** When a moment of Japan is in the visitor's zone; nothing in Japan's own, and in the page as it is built. */
export function HereTime({ moment }: { moment: string }) {
  const isLive = useMounted();
  if (!isLive) return null;
  const time = new Date(moment);
  if (time.getTimezoneOffset() * -60_000 === JAPAN) return null;
  const here = time.toLocaleString("en-GB", {
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
  });
  return <small>from {here} here</small>;
}
