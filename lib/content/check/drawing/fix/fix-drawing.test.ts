import { ILLUSTRATIONS } from "../../../model/illustrations/kinds";
import { EditableContent } from "../../../testing/editable-content";
import { drawingFaults } from "../faults";
import { illustrationKind } from "../illustration";
import { STAND_PART } from "../stand-part";
import { fixDrawing } from "./fix-drawing";

const KIND = illustrationKind("emblems", "wolf");
const ROOT = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${ILLUSTRATIONS.emblems.sheets[""]}">`;

const inkscape = (
  inner: string,
  viewBox = "0 0 1200 1600",
) => `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape (http://www.inkscape.org/) -->

<svg
   width="1200"
   height="1600"
   viewBox="${viewBox}"
   version="1.1"
   id="svg5"
   inkscape:version="1.3"
   sodipodi:docname="wolf.svg"
   xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
   xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
   xmlns:xlink="http://www.w3.org/1999/xlink"
   xmlns="http://www.w3.org/2000/svg"
   xmlns:svg="http://www.w3.org/2000/svg"
   xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
  <sodipodi:namedview id="namedview7" pagecolor="#ffffff" inkscape:zoom="0.5" />
  <metadata id="metadata5"><rdf:RDF>by a fan</rdf:RDF></metadata>
  <defs id="defs2" />
  ${inner}
</svg>
`;

const fixed = (inner: string) => fixDrawing(inkscape(inner), KIND);

const within = (inner: string) =>
  fixed(inner)
    .trim()
    .split("\n")
    .slice(1, -1)
    .map((line) => line.trim());

it("makes a drawing of Inkscape one that the check takes", () => {
  const text = fixed(
    '<g inkscape:label="Layer 1" inkscape:groupmode="layer" id="layer1">' +
      '<path style="fill:#FF00AA;stroke:#17131c;stroke-width:9;stroke-linejoin:round;stroke-dasharray:none;-inkscape-stroke:none" d="m 10,10 h 5 z" id="path234" sodipodi:nodetypes="ccc" /></g>',
  );
  expect(text).toBe(
    `${ROOT}\n  <g id="layer-1">\n    <path d="m 10,10 h 5 z" fill="#ff00aa" stroke="#17131c" stroke-width="9" stroke-linejoin="round"/>\n  </g>\n</svg>\n`,
  );
  expect(drawingFaults(text, KIND)).toEqual([]);
  expect(fixDrawing(text, KIND)).toBe(text);
});

it.each([
  ['<rect style="fill:red" fill="#00ff00" x="1"/>', '<rect fill="#ff0000" x="1"/>'],
  ['<rect style="fill:rgb(255,0,0);display:inline;font-size:12px"/>', '<rect fill="#ff0000"/>'],
  ['<rect fill="#FFF" stroke-width="4px"/>', '<rect fill="#ffffff" stroke-width="4"/>'],
  [
    '<rect style="fill:#ffffff;fill-opacity:0.5;stroke:none;stroke-width:3"/>',
    '<rect fill="#ffffff" fill-opacity="0.5"/>',
  ],
  [
    '<rect style="fill:#ffffff;fill-opacity:0;stroke:#000000"/>',
    '<rect fill="none" stroke="#000000"/>',
  ],
  ['<rect style="fill:var(--base, #FE4D91)"/>', '<rect fill="var(--base, #fe4d91)"/>'],
  ['<svg:rect id="Left Tower"/>', '<rect id="left-tower"/>'],
  ['<rect id="rect12"/>', "<rect/>"],
])("%s becomes %s", (written, wanted) => {
  expect(within(written)).toEqual([wanted]);
});

it("keeps attributes that override a group's", () => {
  expect(within('<g style="stroke:#000000"><rect style="stroke:none;opacity:1"/></g>')).toEqual([
    '<g stroke="#000000">',
    '<rect stroke="none"/>',
    "</g>",
  ]);
});

it("renames ids together with references to them", () => {
  const inner =
    '<defs><path id="Star" d="M0 0h1z"/></defs><use xlink:href="#Star" inkscape:spray-origin="#Star"/><g id="star"/>';
  expect(within(inner)).toEqual([
    "<defs>",
    '<path id="star" d="M0 0h1z"/>',
    "</defs>",
    '<use href="#star"/>',
    '<g id="star-2"/>',
  ]);
});

it("takes away definitions that nothing uses, and leaves those that a shape shows", () => {
  const defs =
    '<defs><linearGradient id="a"/><linearGradient id="c" xlink:href="#a"/><linearGradient id="b"/></defs>';
  expect(within(`${defs}<rect/>`)).toEqual(["<rect/>"]);
  const text = fixed(`${defs}<rect id="rect12" style="fill:url(#b)"/>`);
  expect(text).not.toContain('id="a"');
  expect(drawingFaults(text, KIND)).toEqual([
    expect.objectContaining({
      message: '<linearGradient> is not an element of drawings, and <rect id="rect12"> uses it',
      allowed: expect.stringContaining("a plain fill"),
    }),
  ]);
});

it("gives the layers of a stage set the names that they have in Inkscape", () => {
  const kind = illustrationKind("scenes", "desk.wide");
  const text = fixDrawing(
    inkscape(
      '<g inkscape:groupmode="layer" inkscape:label="back" id="layer1"><rect width="1" height="1"/></g>',
      "0 0 1600 900",
    ),
    kind,
  );
  expect(text).toContain('<g id="back">');
  expect(drawingFaults(text, kind)).toEqual([]);
});

it("moves inherited attributes from the root to shapes if the root may not have them", () => {
  const text = `${ROOT.replace(">", ' fill="none" stroke="#000000" data-x="1">')}<rect fill="#ffffff"/></svg>`;
  expect(fixDrawing(text, KIND)).toContain('<rect fill="#ffffff" stroke="#000000"/>');
});

it("makes a stand part of a drawing with a size alone", () => {
  const text = fixDrawing(
    '<svg width="156px" height="141px" xmlns="http://www.w3.org/2000/svg"><rect id="a" width="9" height="9" style="fill:#fff"/></svg>',
    STAND_PART,
  );
  expect(drawingFaults(text)).toEqual([]);
});

it("takes all drawings as Inkscape would save them", () => {
  const content = new EditableContent();
  for (const [file, bytes] of content.snapshot) {
    const [, folder = "", key = ""] = /^content\/art\/(.+)\/(.+)\.svg$/.exec(file) ?? [];
    if (!(folder in ILLUSTRATIONS)) continue;
    const kind = illustrationKind(folder as keyof typeof ILLUSTRATIONS, key);
    const saved = bytes
      .toString()
      .replace("<svg", '<?xml version="1.0"?>\n<svg version="1.1" inkscape:version="1.3"')
      .replaceAll(/\s(fill|stroke|opacity)="([^"]*)"/g, ' style="$1:$2"')
      .replaceAll(/ style="([^"]*)"([^<>]*) style="/g, '$2 style="$1;')
      .replaceAll(/ style="([^"]*)"([^<>]*) style="/g, '$2 style="$1;');
    expect([file, drawingFaults(fixDrawing(saved, kind), kind)]).toEqual([file, []]);
  }
});

it("stays quick on thousands of elements with one id, and does not follow them without end", () => {
  const many = `${ROOT}${'<g id="A" style="fill:none"/>'.repeat(20_000)}</svg>`;
  expect(fixDrawing(many, KIND)).toContain('id="a-20000"');
  const deep = `${ROOT}${'<g style="a:b">'.repeat(20_000)}${"</g>".repeat(20_000)}</svg>`;
  expect(fixDrawing(deep, KIND)).toBe(deep);
});

it("takes away an unused gradient where no other trace of a program is left", () => {
  const text = `${ROOT}<defs><radialGradient id="a"/></defs><rect/></svg>`;
  expect(fixDrawing(text, KIND)).toBe(`${ROOT}\n  <rect/>\n</svg>\n`);
});

it.each(["<svg", "", '<svg xmlns="x"><g></svg>', `${ROOT}<path d="M0 0h1z"/></svg>`])(
  "leaves %j as it is",
  (text) => {
    expect(fixDrawing(text, KIND)).toBe(text);
  },
);
