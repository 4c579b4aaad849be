import type { Event } from "schema-dts";
import { noticePath } from "../../content/model/pages/paths";

/** A notice of something that lasts from one day in Japan to another. */
export function noticeEvent(
  address: string,
  notice: { id: string; title: string; start: string; end: string },
): Event {
  const url = address + noticePath(notice);
  return {
    "@type": "Event",
    name: notice.title,
    startDate: notice.start,
    endDate: notice.end,
    eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
    location: { "@type": "VirtualLocation", url },
  };
}
