/** Alternatives to elements that are not allowed, with Inkscape's commands. */
const ELEMENTS: ReadonlyMap<string, string> = new Map([
  ["linearGradient", "a plain fill, or two or three shapes of plain colours over one another"],
  ["radialGradient", "a plain fill, or two or three shapes of plain colours over one another"],
  ["meshgradient", "a plain fill, or two or three shapes of plain colours over one another"],
  ["filter", "shadows and glows as shapes of their own, in plain colours without blur"],
  ["mask", "shapes that are cut to their form (in Inkscape: Path > Intersection)"],
  ["clipPath", "shapes that are cut to their form (in Inkscape: Path > Intersection)"],
  ["text", "letters as paths (in Inkscape: Path > Object to Path)"],
  ["tspan", "letters as paths (in Inkscape: Path > Object to Path)"],
  ["flowRoot", "letters as paths (in Inkscape: Path > Object to Path)"],
  ["image", "shapes: draw over the picture and delete it (in Inkscape: Path > Trace Bitmap)"],
  ["marker", "ends of lines as shapes (in Inkscape: Path > Stroke to Path)"],
  ["use", "the shape itself (in Inkscape: Edit > Clone > Unlink Clone)"],
  ["symbol", "the shapes themselves (in Inkscape: Edit > Clone > Unlink Clone)"],
  [
    "style",
    "attributes on each shape (in Inkscape: save as Optimised SVG, with “Convert CSS attributes to XML attributes”)",
  ],
]);

const ATTRIBUTES: ReadonlyMap<string, string> = new Map([
  [
    "class",
    "attributes on each shape (in Inkscape: save as Optimised SVG, with “Convert CSS attributes to XML attributes”)",
  ],
  ["filter", "shadows and glows as shapes of their own, in plain colours without blur"],
  ["mask", "shapes that are cut to their form (in Inkscape: Path > Intersection)"],
  ["clip-path", "shapes that are cut to their form (in Inkscape: Path > Intersection)"],
  ["mix-blend-mode", "the colour that the eye sees, as a plain fill"],
  ["display", "shapes that are seen: delete what is hidden"],
  ["visibility", "shapes that are seen: delete what is hidden"],
  ["marker-start", "ends of lines as shapes (in Inkscape: Path > Stroke to Path)"],
  ["marker-end", "ends of lines as shapes (in Inkscape: Path > Stroke to Path)"],
  ["paint-order", "a line as a shape of its own below the fill"],
]);

export const redrawn = (kind: "element" | "attribute", name: string): string | undefined =>
  (kind === "element" ? ELEMENTS : ATTRIBUTES).get(name);
