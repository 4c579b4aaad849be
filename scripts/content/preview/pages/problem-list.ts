import type { Problem } from "../../../../lib/content/check/problem";
import { type Html, html } from "./html";

/** Problems with their places, what is allowed, and what was meant. */
export function problemList(problems: readonly Problem[]): Html {
  return html`<ol class="problems">${problems.map(
    ({ file, line, column, rule, message, allowed, suggestion }) => html`<li>
<p class="place"><code>${file}:${line}:${column}</code> <span>${rule}</span></p>
<p>${message}</p>
${allowed !== undefined && html`<p class="allowed"><b>Allowed:</b> ${allowed}</p>`}
${suggestion !== undefined && html`<p class="meant"><b>Did you mean</b> <code>${suggestion}</code>?</p>`}
</li>`,
  )}</ol>`;
}
