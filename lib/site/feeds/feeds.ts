import type { ActivityNotice, Corrections } from "../../../content/types";
import { byNewest } from "../../content/model/pages/by-newest";
import { aboutPath, informationPath, noticePath } from "../../content/model/pages/paths";
import type { Feed } from "./formats";

/** Notices of the board, newest first, those of one day by id, as on the pages. */
export function noticesFeed(notices: readonly ActivityNotice[]): Feed {
  return {
    key: "encore notices",
    title: "Encore: notice board",
    description:
      "Events, albums and debuts of Ensemble Stars!! Music, by the day on which they begin.",
    page: informationPath,
    entries: notices.toSorted(byNewest).map(({ id, title, text, start }) => {
      return { key: id, title, text, path: noticePath({ id, start }), date: start };
    }),
  };
}

/** Corrected facts, newest first (content/corrections.json). */
export function correctionsFeed({ corrections }: Corrections): Feed {
  return {
    key: "encore corrections",
    title: "Encore: corrections",
    description: "Facts of this guide that were put right, as they were and as they are.",
    page: aboutPath,
    entries: corrections.map(({ date, page, name, fact, before, after }) => ({
      key: [date, page, fact, before, after].join("\n"),
      title: `${name}: ${fact}`,
      text: `It was “${before}”, it is “${after}”.`,
      path: page,
      date,
    })),
  };
}
