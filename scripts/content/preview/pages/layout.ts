import { changedPictures } from "../content/desk-state";
import { KINDS, type Kind } from "../subjects/subject";
import { counted } from "../../../../lib/content/check/words";
import { listAddress, pictureAddress } from "./addresses";
import { type Html, html, type Inner } from "./html";
import type { PageContext } from "./page";

/** More names than these are counted. */
const NAMED = 3;

/** A whole page around its content. `here` is the path that its navigation marks. */
export function layout(
  context: PageContext,
  { title, here }: { title: string; here: string },
  main: Inner,
): Html {
  const { state } = context;
  return html`<!doctype html>
<html lang="en" data-revision="${state.revision}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Encore desk</title>
<link rel="icon" href="/assets/icon.svg">
<link rel="stylesheet" href="/assets/tokens.css">
<link rel="stylesheet" href="/assets/colors.css?v=${state.revision}">
<link rel="stylesheet" href="/assets/desk.css">
<script src="/assets/desk.js" defer></script>
</head>
<body>
<a class="skip" href="#main">Skip to the pictures</a>
<header class="bar">
<a class="brand" href="/">Encore <span>desk</span></a>
<nav aria-label="Pictures" data-live="kinds">${kinds(context, here)}</nav>
<p class="connection" role="status" data-connection><span>Not live</span></p>
</header>
<div class="news" data-live="news">${news(context)}</div>
<main id="main" tabindex="-1">${main}</main>
</body>
</html>
`;
}

function kinds({ state }: PageContext, here: string): Html {
  const listed = [...state.subjects].filter(([, { isListed }]) => isListed);
  const rows = (Object.keys(KINDS) as Kind[]).map(
    (kind) =>
      [
        listAddress(kind),
        KINDS[kind],
        listed.filter(([, one]) => one.kind === kind).length,
      ] as const,
  );
  const changed = changedPictures(state).keys.length;
  const links = [...rows, ["/changed", "Changed", changed] as const].filter(
    ([address, , count]) => count > 0 || address === here || address === "/changed",
  );
  const broken = state.problems.length + (state.failure === undefined ? 0 : 1);
  return html`<ul>${links.map(
    ([address, name, count]) =>
      html`<li><a href="${address}"${current(address, here)}>${name} <span>${count}</span></a></li>`,
  )}<li><a class="${broken > 0 ? "broken" : "sound"}" href="/problems"${current("/problems", here)}>${
    broken > 0 ? counted(broken, "problem") : "No problems"
  }</a></li></ul>`;
}

const current = (address: string, here: string): Html | false =>
  address === here && html` aria-current="page"`;

/** What the last change has drawn anew. */
function news({ state }: PageContext): Html | false {
  const subjects = state.latest.flatMap((key) => {
    const subject = state.subjects.get(key);
    return subject?.isListed ? [{ key, ...subject }] : [];
  });
  const drawn = subjects.filter(({ kind }) => kind !== "film");
  if (subjects.length === 0) return false;
  const links = drawn
    .slice(0, NAMED)
    .map(
      ({ key, title, variant }) =>
        html`<a href="${pictureAddress(key)}">${title}${variant !== undefined && ` (${variant})`}</a>`,
    );
  const names: Inner[] = [
    ...links,
    ...(drawn.length > NAMED ? [counted(drawn.length - NAMED, "other picture")] : []),
    ...(drawn.length < subjects.length
      ? [html`<a href="${listAddress("film")}">the film</a>`]
      : []),
  ];
  const between = (index: number) => index > 0 && (index === names.length - 1 ? " and " : ", ");
  return html`<p role="status">Redrawn: ${names.map((name, index) => [between(index), name])}</p>`;
}
