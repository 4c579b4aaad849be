import { silhouette } from "./silhouette";

test("paints every outlined shape in one colour and widens its line on both sides", () => {
  const svg = silhouette(
    '<path d="M0 0H9" fill="#fa0" stroke="#17131c" stroke-width="10"/>',
    "#fff",
    4,
  );
  expect(svg).toContain('<path d="M0 0H9" fill="#fff" stroke="#fff" stroke-width="18"/>');
});

test("leaves out what lies inside: flat colours, thin lines and clips", () => {
  const inner =
    '<clipPath id="a"><path d="M0 0"/></clipPath><g clip-path="url(#a)"><g><path d="M1 1H9" stroke="#17131c" stroke-width="20"/></g></g><path d="M5 5" stroke="#17131c" stroke-width="20"/>' +
    '<path d="M2 2" fill="none" stroke="#17131c" stroke-width="7"/>';
  const edge = silhouette(inner, "#fff", 4);
  expect(edge).not.toMatch(/M0 0|M1 1|M2 2|clip/);
  expect(edge).toContain("M5 5");
});

test("keeps shapes that inherit their paint", () => {
  const svg = silhouette(
    '<g fill="#17131c" stroke="#17131c" stroke-width="22"><path d="M3 3"/></g>',
    "#fff",
    4,
  );
  expect(svg).toContain('<g fill="#fff" stroke="#fff" stroke-width="30"><path d="M3 3"/></g>');
});

test("leaves out definitions, which are not drawn themselves", () => {
  const defs =
    '<defs><path id="a" d="M0 0" fill="#fa0" stroke="#17131c" stroke-width="20"/></defs>';
  expect(silhouette(defs, "#fff", 4)).not.toContain("M0 0");
});
