/** @jest-environment jsdom */
import { readFileSync } from "node:fs";
import type { ActivityNotice } from "../../content/types";
import { formatDateSpan } from "../../lib/format/date-span";
import { builtPages } from "./pages";

const notices = JSON.parse(
  readFileSync("content/api/activity-list.json", "utf8"),
) as ActivityNotice[];
const parsed = new Map(
  builtPages()
    .filter(({ path }) => path.startsWith("/information"))
    .map(({ path, html }) => [path, new DOMParser().parseFromString(html, "text/html")]),
);
const board = parsed.get("/information");
const periods = [...(board?.querySelectorAll("nav a[href^='/information/']") ?? [])].map((link) =>
  parsed.get(link.getAttribute("href") ?? ""),
);
const idsOn = (page: Document | undefined) =>
  [...(page?.querySelectorAll("article") ?? [])].map(({ id }) => id);

test("the board begins with the newest notices, and links to pages that contain every one", () => {
  const ids = notices.map(({ id }) => id);
  expect(idsOn(board)).toEqual(ids.slice(0, 12));
  expect(periods.flatMap(idsOn)).toEqual(ids);
});

function wordsOf({ title, titleJa, text, start, end, startTw, endTw }: ActivityNotice): string[] {
  return [
    title,
    titleJa ?? title,
    text,
    formatDateSpan(start, end),
    formatDateSpan(startTw ?? start, startTw === undefined ? end : endTw),
  ];
}

test.each(notices.map((notice) => [notice.id, notice] as const))(
  "%s has its titles, its days and its bill without scripts",
  (id, notice) => {
    const entry = periods.map((page) => page?.getElementById(id)).find(Boolean);
    const text = (entry?.textContent ?? "").replaceAll("\u00a0", " ");
    expect(wordsOf(notice).filter((words) => !text.includes(words))).toEqual([]);
    expect(entry?.querySelectorAll("details li a")).toHaveLength(notice.cast?.length ?? 0);
  },
);
