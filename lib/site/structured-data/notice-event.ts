import type { Event } from "schema-dts";
import { noticePath } from "../../content/model/pages/paths";

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
