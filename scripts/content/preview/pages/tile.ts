import { type DeskState, isChanged, problemsOf } from "../content/desk-state";
import { drawingAddress, pictureAddress } from "./addresses";
import { type Html, html } from "./html";
import type { PageContext } from "./page";

/** How wide a tile is shown at most, in CSS pixels; its height follows from its picture. */
const WIDTH = 320;

/** What a picture is found by, in lower case. */
export function wordsOf({ subjects }: DeskState, key: string): string {
  const { title, titleJa, variant, group } = subjects.get(key) ?? {};
  const words = [title, titleJa, variant, group, key].filter((word) => word !== undefined);
  return words.join(" ").toLowerCase();
}

/** A picture of a list, as a link to its page. */
export function tile(context: PageContext, key: string): Html | false {
  const { state } = context;
  const subject = state.subjects.get(key);
  const picture = state.now.pictures.get(key);
  if (!subject || !picture) return false;
  const { title, titleJa, variant } = subject;
  const height = Math.round((WIDTH * picture.height) / picture.width);
  const share = picture.region ? picture.region.height / picture.region.width : 1;
  const isBroken = problemsOf(state, key).length > 0 || context.failure(key) !== undefined;
  return html`<li class="tile" data-live="tile ${key}" data-words="${wordsOf(state, key)}"><a href="${pictureAddress(key)}">
<img src="${drawingAddress(state, key)}" alt="" width="${WIDTH}" height="${Math.round(height * share)}" loading="lazy" decoding="async">
<span class="name"><b>${title}</b>${
    titleJa !== undefined && html` <span lang="ja">${titleJa}</span>`
  }${variant !== undefined && html` <span>${variant}</span>`}</span>
${isChanged(state, key) && subject.kind !== "film" && html`<span class="badge changed">changed</span>`}${
  isBroken && html`<span class="badge problem">problem</span>`
}</a></li>`;
}
