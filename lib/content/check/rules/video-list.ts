import type { Rule } from "./rule";

/** The list of films is whole. */
export const videoList: Rule = {
  name: "video-list",
  description: "The list of films holds as many as it says, on one page.",
  *check({ videos }) {
    const films = videos?.items("list") ?? [];
    const total = videos?.get("total");
    if (videos?.isWhole("list") && total !== undefined && total !== films.length) {
      const message = `total is ${total}, but list has ${films.length} films`;
      yield videos.finding(["total"], { message, suggestion: String(films.length) });
    }
    const page = videos?.get("page");
    if (videos && page !== undefined && page !== 1) {
      const message = `page is ${page}, but the file holds all films`;
      yield videos.finding(["page"], { message, suggestion: "1" });
    }
  },
};
