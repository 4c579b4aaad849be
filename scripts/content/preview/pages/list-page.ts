import { changedPictures } from "../content/desk-state";
import { KINDS, type Kind } from "../subjects/subject";
import { counted } from "../../../../lib/content/check/words";
import { listAddress } from "./addresses";
import { type Html, html, type Inner } from "./html";
import { layout } from "./layout";
import type { PageContext } from "./page";
import { tile, wordsOf } from "./tile";

/**
 * All pictures of a kind, group by group.
 * @param find words that the pictures shown have to hold; empty for all
 */
export function listPage(context: PageContext, kind: Kind, find: string): Html {
  const keys = [...context.state.subjects]
    .filter(([, subject]) => subject.isListed && subject.kind === kind)
    .map(([key]) => key);
  return listOf(context, { title: KINDS[kind], here: listAddress(kind), keys, find });
}

/** All pictures that differ from the last commit. */
export function changedPage(context: PageContext, find: string): Html {
  const { keys, film } = changedPictures(context.state);
  const empty = context.state.committed
    ? "Every other picture is the same as in the last commit."
    : "There is no commit to compare the pictures with.";
  const note = [
    keys.length === 0 && html`<p class="note">${film ? empty : empty.replace("other ", "")}</p>`,
    film &&
      html`<p class="note">Frames of <a href="${listAddress("film")}">the film</a> may have changed too.</p>`,
  ];
  return listOf(context, { title: "Changed", here: "/changed", keys, find, note });
}

interface List {
  title: string;
  here: string;
  keys: readonly string[];
  find: string;
  note?: Inner;
}

function listOf(context: PageContext, { title, here, keys, find, note }: List): Html {
  const { subjects } = context.state;
  const found = keys.filter((key) => wordsOf(context.state, key).includes(find.toLowerCase()));
  const groups = [...new Set(found.map((key) => subjects.get(key)?.group ?? ""))];
  const kinds = new Set(found.map((key) => subjects.get(key)?.kind));
  const shape = kinds.size === 1 ? [...kinds][0] : "mixed";
  const section = (group: string): Html => {
    const inGroup = found.filter((key) => subjects.get(key)?.group === group);
    const unit = shape === "characters" && subjects.get(inGroup[0] ?? "")?.unit;
    return html`<section class="group"${unit && html` data-unit="${unit}"`}>
${groups.length > 1 && html`<h2>${group} <span>${inGroup.length}</span></h2>`}
<ul class="tiles ${shape}">${inGroup.map((key) => tile(context, key))}</ul></section>`;
  };
  return layout(
    context,
    { title, here },
    html`<div class="head"><h1>${title}</h1>
<form class="search" role="search" action="${here}"><label for="find">Find by name</label>
<input id="find" name="find" type="search" value="${find}" autocomplete="off" spellcheck="false" data-find>
<button>Find</button></form>
<p class="count" role="status" data-count>${counted(found.length, "picture")}</p></div>
${groups.map(section)}${note}`,
  );
}
