import type { Path } from "../problem";
import { shown } from "../words";
import type { Rule } from "./rule";

/** The list of films is whole, and `?film=<id>` means one film. */
export const videoList: Rule = {
  name: "video-list",
  description: "The list of films holds as many as it says, and no two films have one id.",
  *check({ videos, contributedVideos }) {
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
    const seen = new Set<string>();
    const places = [
      ...films.map(({ value, index }) => ({
        entry: videos,
        path: ["list", index, "id"] as Path,
        id: value.id,
      })),
      ...(contributedVideos?.entries() ?? []).map(({ value, index }) => ({
        entry: contributedVideos,
        path: [index, "id"] as Path,
        id: value.id,
      })),
    ];
    for (const { entry, path, id } of places) {
      if (entry && seen.has(id)) {
        const message = `id is ${shown(id)}, which another film has too`;
        yield entry.finding(path, { message, allowed: "an id of its own" });
      }
      seen.add(id);
    }
  },
};
