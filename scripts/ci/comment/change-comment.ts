import { COLORS_ADDRESS } from "../../../lib/site/colors/address";
import type { FileImpact, Impact } from "../../content/impact/impact-types";
import { inBrief } from "../../content/impact/in-brief";

/** What a comment tells of besides the pages. */
export interface Surroundings {
  /** Address of the preview, without a slash at the end; undefined where there is none. */
  readonly preview?: string;
  /** Address of the run, whose artifacts hold the built site and the posters. */
  readonly run: string;
  /** Address of the picture of posters before and after; undefined if it is only in the artifacts. */
  readonly posters?: string;
  /** Whether posters are drawn anew. */
  readonly hasPosters: boolean;
}

/** The comment of ours is known by it. */
export const MARK = "<!-- encore: what this change touches -->";

/** GitHub takes no longer comments than 65,536 characters. */
const MOST_FILES = 40;
const MOST_PAGES = 8;
const LONGEST = 60_000;

/** What a change touches, as Markdown for a comment or a summary: file, pages, preview. */
export function changeComment({ files }: Impact, surroundings: Surroundings): string {
  const { preview, run } = surroundings;
  const rows = files.slice(0, MOST_FILES).flatMap((file) => rowsOf(file, preview));
  const more = files.length - MOST_FILES;
  const table =
    files.length === 0
      ? ["No page is touched."]
      : ["| file | pages | preview |", "|---|---|---|", ...rows];
  const parts = [
    MARK,
    "### What this change touches",
    "",
    ...fitting(table),
    ...(more > 0 ? ["", `… and ${more} more files.`] : []),
    "",
    ...posters(surroundings),
    preview === undefined
      ? `The built site is an artifact of [this run](${run}).`
      : `Preview: ${preview}/ · [the run](${run})`,
  ];
  return `${parts.join("\n")}\n`;
}

/** The comment on a change whose check or build failed: what was told of the commit before is not true of it. */
export const failureComment = (run: string): string =>
  [
    MARK,
    "### This change cannot be built yet",
    "",
    `What is wrong is told by [the run](${run}), and beside the lines of the files.`,
    "",
  ].join("\n");

/** A comment on a change whose preview could not be published: its links show an earlier commit, or nothing. */
export const withoutPreview = (comment: string, run: string): string =>
  `${comment.trimEnd()}\n\n**The preview could not be published** ([the run](${run}) says why): links to it show an earlier commit, or nothing.\n`;

function rowsOf({ file, everywhere, addresses }: FileImpact, preview: string | undefined) {
  const link = (address: string): string =>
    preview === undefined || !address.startsWith("/") || address === COLORS_ADDRESS
      ? ""
      : `[open](${preview}${encodeURI(address)})`;
  const rest = addresses.length - MOST_PAGES;
  const rows = [
    ...everywhere.map((why) => [why, link("/")]),
    ...addresses
      .slice(0, MOST_PAGES)
      .map(({ address, why }) => [`\`${cell(address)}\`: ${cell(inBrief(why))}`, link(address)]),
    ...(rest > 0 ? [[`… and ${rest} more`, ""]] : []),
  ];
  if (rows.length === 0) rows.push(["no page", ""]);
  return rows.map(
    ([pages, open], at) => `| ${at === 0 ? `\`${cell(file)}\`` : ""} | ${pages} | ${open} |`,
  );
}

function posters({ posters: picture, hasPosters, run }: Surroundings): string[] {
  if (!hasPosters) return [];
  const words = picture
    ? `![Posters before and after](${picture})`
    : `Posters are drawn anew; before and after are on a sheet in the artifacts of [this run](${run}).`;
  return [words, ""];
}

// Names come from whoever proposes the change: nothing in them may end a cell or begin a tag.
const cell = (text: string): string =>
  text
    .replaceAll("|", "\\|")
    .replaceAll(/[`\r\n]/g, " ")
    .replaceAll("<", "&lt;");

function fitting(lines: readonly string[]): string[] {
  let length = 0;
  const fits = lines.filter((line) => (length += line.length + 1) <= LONGEST);
  return fits.length === lines.length ? fits : [...fits, "", "… and more than fits in here."];
}
