import type { Event } from "schema-dts";
import { noticePath } from "../../content/pages/paths";

/** A notice of something that lasts from one day in Japan to another. */
export function noticeEvent(
  address: string,
  notice: { jsonId: string; title: string; start: string; end: string },
): Event {
  const url = address + noticePath({ id: notice.jsonId, start: notice.start });
  return {
    "@type": "Event",
    name: notice.title,
    startDate: notice.start,
    endDate: notice.end,
    eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
    location: { "@type": "VirtualLocation", url },
  };
}
