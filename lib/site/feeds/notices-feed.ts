import type { ActivityNotice } from "../../../content/types";
import { informationPath, noticePath } from "../../content/pages/paths";
import type { Feed } from "./feed";

/** The notices of the board, newest first. */
export function noticesFeed(notices: readonly ActivityNotice[]): Feed {
  return {
    key: "encore notices",
    title: "Encore: notice board",
    about: "Events, albums and debuts of Ensemble Stars!! Music, by the day on which they begin.",
    page: informationPath,
    entries: notices
      .map(({ id, title, text, start }) => {
        return { key: id, title, text, path: noticePath(id), date: start };
      })
      .toSorted((one, other) => other.date.localeCompare(one.date)),
  };
}
