import type { DeskPicture } from "../drawing/content-version";
import { html } from "./html";

/** Width of the sheet that the words stand on; its height follows from the picture's. */
const WIDTH = 400;
/** How many letters fit a line, how many lines the sheet. */
const LETTERS = 34;
const LINES = 9;
const SIZE = 20;

/** What stands in place of a picture that never could be drawn: an image that says so, and why. */
export function failedDrawing({ width, height }: DeskPicture, words: string): string {
  const sheet = Math.round((WIDTH * height) / width);
  const lines = ["It could not be drawn:", ...broken(words)].slice(0, LINES);
  const top = Math.max(SIZE * 2, (sheet - lines.length * SIZE * 1.4) / 2);
  return html`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${WIDTH} ${sheet}"><rect width="100%" height="100%" fill="#ed6f6f"/><g font-family="system-ui, sans-serif" font-size="${SIZE}" text-anchor="middle">${lines.map(
    (line, at) =>
      html`<text x="${WIDTH / 2}" y="${Math.round(top + at * SIZE * 1.4)}"${at === 0 && html` font-weight="800"`}>${line}</text>`,
  )}</g></svg>`.markup;
}

/** Words in lines; a word that is longer than a line is cut. */
function broken(words: string): string[] {
  const lines: string[] = [];
  for (const word of words.split(/\s+/)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && longer.length <= LETTERS) lines[lines.length - 1] = longer;
    else lines.push(word.length > LETTERS ? `${word.slice(0, LETTERS - 1)}…` : word);
  }
  return lines;
}
