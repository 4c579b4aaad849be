import type { Corrections } from "../../../content/types";
import { aboutPath } from "../../content/pages/paths";
import type { Feed } from "./feed";

/** Facts that were put right, newest first (content/corrections.json). */
export function correctionsFeed({ corrections }: Corrections): Feed {
  return {
    key: "encore corrections",
    title: "Encore: corrections",
    about: "Facts of this guide that were put right, as they were and as they are.",
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
