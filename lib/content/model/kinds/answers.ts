import { boardPath, noticePath } from "../pages/paths";
import type { Naming, Publication } from "./kind";

/** Default answers of calls, with a noun for their contents; functions are bundled with these files. */
export const ANSWERS: ReadonlyMap<string, string> = new Map([
  ["activity-list", "the notices"],
  ["contribution-video-list", "the films by fans"],
  ["count-info", "the figures that the counters begin with"],
  ["game-feature-list", "what the game is"],
  ["source-url", "the addresses of the stores"],
  ["video-list", "our films"],
]);

export const VIDEOS = "video-list";

/** Notices are entries of one answer, but are named and published like records. */
export const NOTICES = {
  answer: "activity-list",
  naming: {
    refers: "notice",
    nameProperty: "id",
    titleProperty: "title",
    files: () => [],
    pictures: () => [],
    address: boardPath,
  },
  published: {
    singular: "notice",
    description: "What happened in the game and when: events, albums, debuts; newest first.",
    page: ({ id, start }) => noticePath({ id: String(id), start: String(start) }),
  },
} as const satisfies { answer: string; naming: Naming; published: Publication };
