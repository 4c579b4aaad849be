import { nearest } from "../../../lib/content/model/problems/suggest";
import { counted } from "../../../lib/content/model/problems/words";
import type { PreviewState } from "./watch-pictures";
import { type Html, html, type Inner } from "./html";
import type { ContentPicture } from "../pictures";

export function listPage(state: PreviewState): Html {
  const whole = [...state.now.values()].filter((one) => !isDetail(one));
  const picturesMarked = (mark: Mark) => whole.filter((one) => markOf(state, one) === mark);
  const folders = [...new Set(whole.map(folderOf))];
  const groups = [
    { id: "new", title: NEW, pictures: picturesMarked("new") },
    { id: "changed", title: "changed", pictures: picturesMarked("changed") },
    ...folders.map((name) => ({
      id: name,
      title: name,
      pictures: whole.filter((one) => folderOf(one) === name),
    })),
  ].filter(({ pictures }) => pictures.length > 0);
  return layout(
    state,
    "All pictures",
    html`<nav>${groups.map(({ id, title, pictures }) => html`<a href="#${id}">${title} (${pictures.length})</a> `)}</nav>
${groups.map(({ id, title, pictures }) => html`<h2 id="${id}">${title}</h2><ul>${pictures.map((one) => tile(state, one))}</ul>`)}`,
  );
}

/**
 * A picture beside its version of the last commit, if that differs, and its details.
 * @param failure reason why it cannot be drawn
 */
export function picturePage(state: PreviewState, picture: ContentPicture, failure?: string): Html {
  const { key, art } = picture;
  const difference = differenceOf(state, picture);
  const before = difference === "changed" && state.committed?.get(key);
  const caption = before ? "Now" : difference === "new" ? `${key} (${NEW})` : key;
  const details = [...state.now.values()].filter(
    (one) => isDetail(one) && one.key.startsWith(`${key}-`),
  );
  return layout(
    state,
    key,
    html`${failure !== undefined && html`<p class="broken">It could not be drawn: ${failure}</p>`}
<div class="sheets">${before && sheet(before, "committed", "In the last commit")}${sheet(picture, "now", caption)}</div>
${art && html`<p>The picture is a file of <code>content/art</code>, which wins over the drawing.</p>`}
${details.length > 0 && html`<h2>Cut from it</h2><ul>${details.map((one) => tile(state, one))}</ul>`}`,
  );
}

/** Page for missing addresses; `key` may be a mistyped picture. */
export function missingPage(state: PreviewState, key: string): Html {
  const nearestKey = nearest(key, state.now.keys());
  const guess =
    nearestKey !== undefined &&
    html` Did you mean <a href="/pictures/${nearestKey}">${nearestKey}</a>?`;
  return layout(state, "Not here", html`<p>There is no such page or picture.${guess}</p>`);
}

function layout(state: PreviewState, title: string, main: Inner): Html {
  return html`<!doctype html>
<html lang="en" data-revision="${state.revision}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Encore preview</title>
<link rel="stylesheet" href="/assets/preview.css">
<script src="/assets/preview.js" defer></script>
</head>
<body>
<header><a href="/">All pictures</a><h1>${title}</h1></header>
${problems(state)}
${state.gitFault !== undefined && html`<p>Nothing is compared with the last commit. ${state.gitFault}</p>`}
<main>${main}</main>
</body>
</html>
`;
}

function problems({ problems: all, failure }: PreviewState): Html | false {
  if (failure === undefined && all.length === 0) return false;
  const lines = all.map(
    ({ file, line, column, rule, message, allowed, suggestion }) =>
      html`<li><code>${file}:${line}:${column}</code> <b>${rule}</b> ${message}${
        allowed !== undefined && html`<br>Allowed: ${allowed}`
      }${suggestion !== undefined && html`<br>Did you mean <code>${suggestion}</code>?`}</li>`,
  );
  return html`<div class="broken" role="status">${failure !== undefined && html`<p>It could not be looked at: ${failure}</p>`}${
    lines.length > 0 &&
    html`<details open><summary>${counted(all.length, "problem")}: pictures are drawn from the last valid version of each file.</summary><ol>${lines}</ol></details>`
  }</div>`;
}

function tile(state: PreviewState, picture: ContentPicture): Html {
  const { key } = picture;
  const mark = markOf(state, picture);
  const badge = mark && html` <b>${mark}</b>`;
  return html`<li><a href="/pictures/${key}">${image(picture, "now", "")}<span>${key.slice(folderOf(picture).length + 1)}${badge}</span></a></li>`;
}

const sheet = (picture: ContentPicture, side: Side, caption: string): Html =>
  html`<figure>${image(picture, side, `${picture.key}, ${caption}`)}<figcaption>${caption}</figcaption></figure>`;

/** True for a crop of another picture in the list; frames of the film have sheets of their own. */
const isDetail = ({ profile }: ContentPicture): boolean => profile === "detail";

type Side = "now" | "committed";

function image({ key, version, width, height, region }: ContentPicture, side: Side, alt: string) {
  const size = [width * (region?.width ?? 1), height * (region?.height ?? 1)].map(Math.round);
  return html`<img src="/drawings/${side}/${key}?v=${version}" alt="${alt}" width="${size[0]}" height="${size[1]}" loading="lazy">`;
}

type Mark = "new" | "changed";

const NEW = "new: not in the last commit";

/** Difference of a picture from the last commit; undefined if there is none, or no commit. */
function differenceOf(
  { committed }: PreviewState,
  { key, version }: ContentPicture,
): Mark | undefined {
  if (!committed || committed.get(key)?.version === version) return undefined;
  return committed.has(key) ? "changed" : "new";
}

/** The same, but never for frames of the film: an edited chapter changes the versions of all, even of equal ones. */
const markOf = (state: PreviewState, picture: ContentPicture): Mark | undefined =>
  folderOf(picture) === "playmovie" ? undefined : differenceOf(state, picture);

const folderOf = ({ key }: ContentPicture): string => key.split("/")[0] ?? "";
