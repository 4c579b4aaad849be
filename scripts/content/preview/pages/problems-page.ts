import type { Problem } from "../../../../lib/content/check/problem";
import { counted } from "../../../../lib/content/check/words";
import { type Html, html } from "./html";
import { layout } from "./layout";
import type { PageContext } from "./page";

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

/** Everything that the check finds in the content. */
export function problemsPage(context: PageContext): Html {
  const { problems, failure } = context.state;
  const files = new Set(problems.map(({ file }) => file)).size;
  const summary =
    problems.length > 0
      ? `${counted(problems.length, "problem")} in ${counted(files, "file")}. Pictures are drawn from the last sound version of each file.`
      : "The content is sound.";
  return layout(
    context,
    { title: "Problems", here: "/problems" },
    html`<div class="head"><h1>Problems</h1></div>
<div class="sheet" data-live="problems"><p class="summary">${summary}</p>
${failure !== undefined && html`<p class="failure"><b>It could not be looked at:</b> ${failure}</p>`}
${problems.length > 0 && problemList(problems)}</div>`,
  );
}
