import type { Allowed, Field } from "../fields/field";
import { fileName } from "./file-name";
import { type Html, html } from "./html";

const COLOR = /^#[0-9a-fA-F]{6}$/;

/** The values that a picture is drawn from, with what each may be. */
export function fieldTable(file: string, fields: readonly Field[]): Html {
  return html`<table class="fields"><caption>${fileName(file)}</caption>
<thead><tr><th scope="col">Value</th><th scope="col">What it is and may be</th></tr></thead>
<tbody>${fields.map(row)}</tbody></table>`;
}

function row({ name, description, allowed, value, committed }: Field): Html {
  return html`<tr${committed && html` class="changed"`}><th scope="row"><code>${name}</code>${shown(value)}${
    committed && html`<p class="was">In the last commit: ${shown(committed.value)}</p>`
  }</th><td>${description !== "" && html`<p>${description}</p>`}${allowedWords(allowed, value)}</td></tr>`;
}

function shown(value: Field["value"]): Html {
  if (value === undefined) return html`<span class="value none">left out</span>`;
  if (value.length === 0) return html`<span class="value none">empty</span>`;
  return html`<span class="value">${value.map((one, index) => [
    index > 0 && ", ",
    COLOR.test(one) && swatch(one),
    one,
  ])}</span>`;
}

// A style attribute would need a weaker policy; a drawing does not.
function swatch(color: string): Html {
  return html`<svg class="swatch" viewBox="0 0 16 16" aria-hidden="true"><rect width="16" height="16" fill="${color}"/></svg>`;
}

function allowedWords(allowed: Allowed, value: Field["value"]): Html | false {
  if (allowed.kind === "color") return html`<p class="allowed">A colour, <code>#rrggbb</code></p>`;
  if (allowed.kind === "words") {
    return allowed.words !== "" && html`<p class="allowed">${allowed.words}</p>`;
  }
  return html`<ul class="choices">${allowed.values.map((one) =>
    value?.includes(one) ? html`<li><b>${one}</b></li>` : html`<li>${one}</li>`,
  )}</ul>`;
}
