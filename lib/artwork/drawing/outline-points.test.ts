import { outlinePoints } from "./outline-points";

const rounded = (markup: string) =>
  outlinePoints(markup).map((point) => point.map((one) => Math.round(one)).join(" "));

test.each([
  ["M1 2L3 4 5 6Z", ["1 2", "3 4", "5 6"]],
  ["M0 0Q40 0 40 40", ["0 0", "18 3", "30 10", "38 23", "40 40"]],
  ["M0 0A9 9 0 0 1 8 8M9 9l2 2", ["0 0", "9 9"]],
])("%s has points along its outline", (d, points) => {
  expect(rounded(`<path d="${d}"/>`)).toEqual(points);
});

test("points are where groups show them", () => {
  const path = '<path d="M1 0"/>';
  const markup =
    `<g transform="translate(10 20) scale(2)"><g transform="scale(-1 1)">${path}</g>${path}</g>` +
    `<g transform="rotate(90 5 5)">${path}</g><g transform="matrix(1 0 0 1 7 7)">${path}</g>`;
  expect(rounded(markup)).toEqual(["8 20", "12 20", "10 1", "8 7"]);
});
