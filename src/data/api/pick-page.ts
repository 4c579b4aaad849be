import type { AnswerName, Answers } from "#lib/api/calls";
import { exhibitionPage } from "#lib/api/exhibition-page";
import { videoPage } from "#lib/api/video-page";
import type { AnswerQueries } from "./content-api";

/** What a call with this query would answer, of the whole answer that the build has written. */
export function pickPage<Name extends AnswerName>(
  name: Name,
  whole: Answers[Name],
  query?: AnswerQueries[Name],
): Answers[Name];
export function pickPage(name: AnswerName, whole: object, query: object = {}): object {
  if (name === "video-list") return videoPage((whole as Answers["video-list"]).list, query);
  if (name === "exhibition-list") {
    return exhibitionPage((whole as Answers["exhibition-list"]).list, query);
  }
  return whole;
}
