import { type Html, html } from "./html";

/** The name of a file in content/, which may be broken after its folders where a line is short. */
export function fileName(file: string): Html {
  const steps = `content/${file}`.split("/");
  return html`<code>${steps.map((step, index) => [index > 0 && html`/<wbr>`, step])}</code>`;
}
