import { counted } from "../../../../lib/content/check/words";
import { isChanged, problemsOf } from "../content/desk-state";
import { fieldsOf } from "../fields/fields-of";
import type { Field } from "../fields/field";
import { type Subject, KINDS } from "../subjects/subject";
import { drawingAddress, listAddress, pictureAddress, type Side } from "./addresses";
import { fileName } from "./file-name";
import { fieldTable } from "./field-table";
import { type Html, html } from "./html";
import { layout } from "./layout";
import type { PageContext } from "./page";
import { problemList } from "./problems-page";
import { tile } from "./tile";

/** One picture, large, with what it is drawn from; undefined if there is no such picture. */
export function picturePage(context: PageContext, key: string): Html | undefined {
  const subject = context.state.subjects.get(key);
  if (!subject) return undefined;
  const { title, titleJa, variant, kind, unit, details, related, page, group } = subject;
  const { site, state } = context;
  const name = variant === undefined ? title : `${title} (${variant})`;
  const others = (list: readonly string[]) => list.map((one) => tile(context, one));
  return layout(
    context,
    { title: name, here: pictureAddress(key) },
    html`<div class="desk"${unit !== undefined && html` data-unit="${unit}"`}>
<div class="stage" data-live="stage">${overlay(context, key)}${sheets(context, key, name)}</div>
<div class="side" role="region" aria-label="What it is drawn from" tabindex="0"><p class="crumbs"><a href="${listAddress(kind)}">${KINDS[kind]}</a>${group !== KINDS[kind] && ` / ${group}`}</p>
<h1>${title}</h1>
<p class="under">${titleJa !== undefined && html`<span lang="ja">${titleJa}</span> `}${
      variant !== undefined && html`<span>${variant}</span> `
    }<code>${key}</code></p>
<p class="ways">${neighbours(context, key)}${
      page !== undefined && html`<span data-live="site">${siteLink(site, page)}</span>`
    }</p>
<div data-live="problems">${problems(context, key)}</div>
<div data-live="fields">${tables(context, subject)}</div></div></div>
${details.length > 0 && html`<section class="group"><h2>Details</h2><ul class="tiles details">${others(details)}</ul></section>`}
${related.length > 0 && html`<section class="group"><h2>Seen together</h2><ul class="tiles mixed">${others(related)}</ul></section>`}
${state.now.pictures.get(key)?.art && html`<p class="note">The picture is a file of <code>content/art</code>, which wins over the drawing.</p>`}`,
  );
}

/** The picture; beside it the one of the last commit, where it was another. */
function sheets(context: PageContext, key: string, name: string): Html {
  const { state } = context;
  const isNew = isChanged(state, key);
  const before = isNew && state.committed?.pictures.has(key);
  const now = sheet(context, key, "now", before ? "Now" : undefined, name);
  if (!before) return html`<div class="sheets">${now}</div>`;
  const { width = 1, height = 1 } = state.now.pictures.get(key) ?? {};
  return html`<div class="sheets two ${width > height ? "wide" : "tall"}">${sheet(context, key, "committed", "In the last commit", name)}${now}</div>`;
}

function sheet(
  { state }: PageContext,
  key: string,
  side: Side,
  caption: string | undefined,
  name: string,
): Html | false {
  const picture = state[side]?.pictures.get(key);
  if (!picture) return false;
  const { width, height, region = { width: 1, height: 1 } } = picture;
  const size = [Math.round(width * region.width), Math.round(height * region.height)];
  return html`<figure><img src="${drawingAddress(state, key, side)}" alt="${name}${
    caption !== undefined && `, ${caption.toLowerCase()}`
  }" width="${size[0]}" height="${size[1]}">${caption !== undefined && html`<figcaption>${caption}</figcaption>`}</figure>`;
}

/** What keeps the picture from being the one of the files as they are. */
function overlay({ state, failure }: PageContext, key: string): Html | false {
  const held = state.subjects.get(key)?.ingredients.find(({ file }) => state.held.has(file));
  const words = failure(key) ?? state.failure;
  if (held) {
    return html`<p class="overlay" role="status"><b>The last sound version.</b> ${fileName(held.file)} has a problem.</p>`;
  }
  if (words === undefined) return false;
  return html`<p class="overlay" role="status"><b>It could not be drawn:</b> ${words}</p>`;
}

function neighbours({ state }: PageContext, key: string): Html {
  const kind = state.subjects.get(key)?.kind;
  const keys = [...state.subjects]
    .filter(([, one]) => one.kind === kind && one.isListed)
    .map(([one]) => one);
  const at = keys.indexOf(key);
  const [before, after] = at < 0 ? [] : [keys[at - 1], keys[at + 1]];
  return html`${before !== undefined && html`<a class="button" rel="prev" href="${pictureAddress(before)}">← Previous</a>`}${
    after !== undefined &&
    html`<a class="button" rel="next" href="${pictureAddress(after)}">Next →</a>`
  }`;
}

function siteLink(site: string | undefined, page: string): Html {
  return site === undefined
    ? html`<span class="hint">Its page: <code>${page}</code></span>`
    : html`<a class="button main" href="${site}${page}">Open the page</a>`;
}

function problems({ state }: PageContext, key: string): Html {
  const own = problemsOf(state, key);
  const elsewhere = state.problems.length - own.length;
  return html`${own.length > 0 && problemList(own)}${
    elsewhere > 0 &&
    html`<p class="elsewhere"><a href="/problems">${counted(elsewhere, "problem")} in other files</a></p>`
  }`;
}

/** One table for each file that the picture is drawn from. */
function tables({ state }: PageContext, { ingredients }: Subject): Html {
  const byFile = new Map<string, Field[]>();
  for (const ingredient of ingredients) {
    const { file } = ingredient;
    const now = record(state.now.files.texts.get(file));
    const committed = record(state.committed?.files.texts.get(file));
    const fields = fieldsOf(state.schemas, ingredient, { now, committed });
    byFile.set(file, [...(byFile.get(file) ?? []), ...fields]);
  }
  return html`${[...byFile].map(([file, fields]) => fieldTable(file, fields))}`;
}

const record = (text: string | undefined): unknown =>
  text === undefined ? undefined : (JSON.parse(text) as unknown);
