import { COLORS_ADDRESS } from "../../lib/site/colors/address";
import { cell, table } from "../content/impact/formats";
import type { Impact } from "../content/impact/impact-types";

/** What a comment tells of besides the pages. */
export interface Surroundings {
  /** Address of the preview, without a slash at the end; undefined where there is none. */
  readonly preview?: string;
  /** Address of the run, whose artifacts hold the built site and the posters. */
  readonly run: string;
  /** Address of the picture of posters before and after; undefined if it is only in the artifacts. */
  readonly posters?: string;
  /** Whether posters are drawn again. */
  readonly hasPosters: boolean;
}

/** The comment of ours is known by it (.github/workflows/change.yml). */
export const MARK = "<!-- encore: what this change touches -->";

/** GitHub takes no longer comments than 65,536 characters. */
const LONGEST = 60_000;

/** What a change touches, as Markdown for a comment or a summary: pages, posters, preview. */
export function changeComment(impact: Impact, surroundings: Surroundings): string {
  const { preview, run } = surroundings;
  const linkTo = (address: string) =>
    preview === undefined || address === COLORS_ADDRESS
      ? `\`${cell(address)}\``
      : `[\`${cell(address)}\`](${preview}${encodeURI(address)})`;
  const touched = table(impact, linkTo).join("\n");
  const parts = [
    MARK,
    "### What this change touches",
    "",
    touched.length <= LONGEST ? touched : `More than fits in here: [the run](${run}) tells it.`,
    "",
    ...posters(surroundings),
    preview === undefined
      ? `The built site is an artifact of [this run](${run}).`
      : `Preview: ${preview}/ · [the run](${run})`,
  ];
  return `${parts.join("\n")}\n`;
}

function posters({ posters: picture, hasPosters, run }: Surroundings): string[] {
  if (!hasPosters) return [];
  const words = picture
    ? `![Posters before and after](${picture})`
    : `Posters are drawn again; before and after are on a sheet in the artifacts of [this run](${run}).`;
  return [words, ""];
}
