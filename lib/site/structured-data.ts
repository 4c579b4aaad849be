import type { BreadcrumbList, Event, SearchAction, Thing, VideoGame, WebSite } from "schema-dts";
import { noticePath, searchPath } from "../content/pages/paths";

/** Things as one JSON-LD document that may stand in a `<script>`: no tag can end it. */
export function structuredDocument(things: readonly Thing[]): string {
  const [first] = things;
  const body = things.length === 1 ? (first as object) : { "@graph": things };
  return JSON.stringify({ "@context": "https://schema.org", ...body }).replaceAll("<", "\\u003c");
}

/** A page on the way to another: its name, and its path where it is not the page itself. */
export type Step = readonly [name: string, path?: string];

/** The way from the front page to a page, the page itself at its end. */
export function breadcrumbs(address: string, steps: readonly Step[]): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(([name, path], place) => ({
      "@type": "ListItem",
      position: place + 1,
      name,
      // Left out at the page itself.
      ...(path !== undefined && { item: address + path }),
    })),
  };
}

/** The game that this guide is about. */
const GAME = "Ensemble Stars!! Music";

/** Somebody in the game. As a part of it they are fiction: as a thing of its own it would be a claim about people. */
export function fictionalPerson(person: {
  name: string;
  nameJa?: string | null | undefined;
}): VideoGame {
  const { name, nameJa } = person;
  return {
    "@type": "VideoGame",
    name: GAME,
    character: {
      "@type": "Person",
      name,
      ...(nameJa && nameJa !== name && { alternateName: nameJa }),
    },
  };
}

/** A notice of something that lasts from one day in Japan to another. */
export function noticeEvent(
  address: string,
  notice: { jsonId: string; title: string; start: string; end: string },
): Event {
  const url = address + noticePath(notice.jsonId);
  return {
    "@type": "Event",
    name: notice.title,
    startDate: notice.start,
    endDate: notice.end,
    eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
    location: { "@type": "VirtualLocation", url },
  };
}

/** What stands for the words in the address of a search. */
const WORDS = "words";

/** The site as a whole, and how to search it by an address. */
export function webSite({ title, address }: { title: string; address: string }): WebSite {
  const search: SearchAction & { "query-input": string } = {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: `${address}${searchPath(`{${WORDS}}`)}` },
    "query-input": `required name=${WORDS}`,
  };
  return { "@type": "WebSite", name: title, url: `${address}/`, potentialAction: search };
}
