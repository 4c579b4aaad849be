import type { Finding } from "../problem";
import { shown } from "../words";
import type { Rule } from "./rule";

const OUTSIDE = "https://";

/** Nothing is loaded from elsewhere before a visitor asks for it. */
export const videoTarget: Rule = {
  name: "video-target",
  description: "A film that is hosted or contributed is seen outside, at an https:// address.",
  *check({ videos, contributedVideos }) {
    for (const { value, index } of videos?.items("list") ?? []) {
      for (const { name, ...words } of wrong(value, value.kind !== "reel")) {
        if (videos) yield videos.finding(["list", index, name], words);
      }
    }
    for (const { value, index } of contributedVideos?.entries() ?? []) {
      for (const { name, ...words } of wrong(value, true)) {
        if (contributedVideos) yield contributedVideos.finding([index, name], words);
      }
    }
  },
};

function* wrong(
  { target }: { target: string },
  isOutside: boolean,
): Iterable<Omit<Finding, "file" | "path"> & { name: string }> {
  if (isOutside && target !== "" && !target.startsWith(OUTSIDE)) {
    const message = `target is ${shown(target)}, which is on this site`;
    yield { name: "target", message, allowed: `an address that begins with ${OUTSIDE}, or ""` };
  }
}
