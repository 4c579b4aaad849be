import type { AnswerName, Answers } from "#lib/api/calls";
import { exhibitionPart } from "#lib/api/exhibition-part";
import { videoPage } from "#lib/api/video-page";

/** Answers a query from the complete list of videos or stands that the build wrote. */
export function pickPage<Name extends AnswerName>(
  name: Name,
  complete: Answers[Name],
  query: object = {},
): Answers[Name] {
  const { list } = complete as unknown as { readonly list: never[] };
  const page = name === "video-list" ? videoPage(list, query) : exhibitionPart(list, query);
  return page as unknown as Answers[Name];
}
