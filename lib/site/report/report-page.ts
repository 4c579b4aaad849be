import { escapeMarkup } from "../../text/escape-markup";
import type { BuildReport, ChangedFile } from "./build-report";
import { grouped } from "./groups";
import { STYLES } from "./report-styles";

/** Files of a group that are shown at once; the others are in report.json. */
const SHOWN = 200;

/** A group of more is closed at first. */
const OPEN = 40;

const count = (value: number): string => value.toLocaleString("en");

/** A number with its word: "1 page", "3 pages". */
const counted = (value: number, one: string): string =>
  `${count(value)} ${value === 1 ? one : `${one}s`}`;

/** Bytes for people: "312 B", "4.1 kB", "31.4 MB". */
export function size(bytes: number): string {
  if (Math.abs(bytes) < 1e3) return `${bytes} B`;
  return Math.abs(bytes) < 1e6
    ? `${(bytes / 1e3).toFixed(1)} kB`
    : `${(bytes / 1e6).toFixed(1)} MB`;
}

const seconds = (value: number): string => `${value.toFixed(value < 10 ? 2 : 1)} s`;

/** The report as a page for people: whole in itself, without scripts. */
export function reportPage(report: BuildReport): string {
  const { files, pages, pictures, stages, pruned } = report;
  const encoded = pictures.reduce((sum, one) => sum + one.encoded, 0);
  const drawn = pictures.reduce((sum, one) => sum + one.drawn, 0);
  const tiles: [string, string][] = [
    [seconds(report.seconds), "the whole build"],
    [`${count(pages.rendered.length)} of ${count(pages.all)}`, "pages rendered"],
    [count(drawn), "pictures drawn"],
    [count(encoded), "picture files encoded"],
    [size(files.bytes), `${count(files.all)} files in all`],
  ];
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>What the build changed</title>
<style>${STYLES}</style>
<header>
<h1>What the build changed</h1>
<p>${headline(report)}</p>
</header>
<main>
<ul class="tiles">${tiles.map(([value, words]) => `<li><b>${value}</b> ${words}</li>`).join("")}</ul>
${changes("Changed", files.changed)}
${changes("Added", files.added)}
${changes("Removed", files.removed)}
${list("Pages rendered", pages.rendered)}
${list("Left over from earlier builds, taken away", pruned)}
<section><h2>Time</h2>${table(
    ["stage", "time"],
    stages.map(({ name, seconds: time }) => [bar(name, time, report.seconds), seconds(time)]),
  )}<p>Stages may overlap; the rest of ${seconds(report.seconds)} lies between them.</p></section>
<section><h2>Pictures</h2>${table(
    ["stage", "pictures", "drawn", "encoded", "reused", "size"],
    pictures.map((one) => [
      escapeMarkup(one.stage),
      ...[one.pictures, one.drawn, one.encoded, one.reused].map(count),
      size(one.bytes),
    ]),
  )}</section>
</main>
</html>
`;
}

function headline({ commit, commitBefore, hasBefore, files }: BuildReport): string {
  const at = (hash: string) =>
    hash === "" ? "an unknown commit" : `<code>${hash.slice(0, 10)}</code>`;
  if (!hasBefore) return `The first build here, of ${at(commit)}: every file is new.`;
  const total = files.added.length + files.changed.length + files.removed.length;
  const compared = `${at(commit)} against the build before, of ${at(commitBefore)}`;
  return `${compared}: ${total === 0 ? "nothing differs" : `${counted(total, "file")} differ`}.`;
}

function changes(title: string, files: readonly ChangedFile[]): string {
  if (files.length === 0) return "";
  const groups = grouped(files).map(({ name, files: some }, index) => {
    const rows = some
      .slice(0, SHOWN)
      .map((file) => [`<code>${escapeMarkup(file.address)}</code>`, difference(file)]);
    const more =
      some.length > SHOWN ? `<p>and ${counted(some.length - SHOWN, "more file")}</p>` : "";
    const open = index === 0 && some.length <= OPEN ? " open" : "";
    return `<details${open}><summary>${name} <b>${count(some.length)}</b></summary>${table(["address", "size"], rows)}${more}</details>`;
  });
  return `<section><h2>${title} <b>${count(files.length)}</b></h2>${groups.join("\n")}</section>`;
}

function difference({ bytes, bytesBefore }: ChangedFile): string {
  if (bytesBefore === 0 || bytes === 0) return size(bytes || bytesBefore);
  const more = bytes - bytesBefore;
  if (more === 0) return `${size(bytes)} (as before)`;
  return `${size(bytes)} (${more > 0 ? "+" : "−"}${size(Math.abs(more))})`;
}

function list(title: string, items: readonly string[]): string {
  if (items.length === 0) return "";
  const lines = items.slice(0, SHOWN).map((item) => `<li><code>${escapeMarkup(item)}</code></li>`);
  const more = items.length > SHOWN ? `<li>and ${count(items.length - SHOWN)} more</li>` : "";
  return `<section><h2>${title} <b>${count(items.length)}</b></h2><ul class="paths">${lines.join("")}${more}</ul></section>`;
}

function bar(name: string, time: number, whole: number): string {
  const share = whole === 0 ? 0 : Math.min(100, (time / whole) * 100);
  return `${escapeMarkup(name)} <meter max="100" value="${share.toFixed(1)}" aria-hidden="true"></meter>`;
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = heads.map((one) => `<th scope="col">${one}</th>`).join("");
  const body = rows
    .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`)
    .join("\n");
  return `<div class="wide"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`;
}
