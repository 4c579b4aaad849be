/** @jest-environment jsdom */
import { readFileSync } from "node:fs";
import type { ActivityNotice } from "../../content/types";
import { formatDateSpan } from "../../lib/format/date-span";
import { builtPages } from "./pages";

const notices = JSON.parse(
  readFileSync("content/api/activity-list.json", "utf8"),
) as ActivityNotice[];
const html = builtPages().find(({ path }) => path === "/information")?.html ?? "";
const built = new DOMParser().parseFromString(html, "text/html");

test("the page holds every notice, newest first", () => {
  const ids = [...built.querySelectorAll("article")].map(({ id }) => id);
  expect(ids).toEqual(notices.map(({ id }) => id));
});

/** What must be read on the ticket of a notice. */
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
    const entry = built.getElementById(id);
    const text = entry?.textContent ?? "";
    expect(wordsOf(notice).filter((words) => !text.includes(words))).toEqual([]);
    expect(entry?.querySelectorAll("details li a")).toHaveLength(notice.cast?.length ?? 0);
  },
);
