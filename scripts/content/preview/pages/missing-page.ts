import { nearest } from "../../../../lib/content/check/suggest";
import { pictureAddress } from "./addresses";
import { type Html, html } from "./html";
import { layout } from "./layout";
import type { PageContext } from "./page";

/** What is shown where nothing is; `key` is what may have been meant as a picture. */
export function missingPage(context: PageContext, key: string): Html {
  const near = nearest(key, context.state.subjects.keys());
  return layout(
    context,
    { title: "Not here", here: "" },
    html`<div class="head"><h1>Not here</h1></div>
<div class="sheet"><p class="summary">There is no such page or picture.${
      near !== undefined && html` Did you mean <a href="${pictureAddress(near)}">${near}</a>?`
    }</p></div>`,
  );
}
