import { escapeMarkup } from "../../lib/text/escape-markup";

const CSS = `
  body { margin: 0; padding: 28px; background: #efe9f2; display: inline-block; }
  pre {
    margin: 0; padding: 22px 26px; width: 1040px; border-radius: 14px; background: #17131c;
    color: #e4dde7; font: 15px/1.55 "DejaVu Sans Mono", "Liberation Mono", monospace;
    white-space: pre-wrap; overflow-wrap: anywhere;
  }
  b { color: #ffd24a; font-weight: 400; }
`;

/** A page that shows a command and what it printed, as a terminal would. */
export function terminalPage(command: string, output: string): string {
  const text = `<b>$ ${escapeMarkup(command)}</b>\n${escapeMarkup(output)}`;
  return `<!doctype html><meta charset="utf-8"><style>${CSS}</style><pre>${text}</pre>`;
}
