/** Attributes of an SVG element; `undefined` omits one. */
export type Attributes = Record<string, string | number | undefined>;

/** Rounds a coordinate to a tenth, finer than a pixel of any picture. */
export function round(value: number): number {
  return Math.round(value * 10) / 10 || 0;
}

export function element(name: string, attributes: Attributes, body = ""): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(
      ([key, value]) => ` ${key}="${typeof value === "number" ? round(value) : escapeXml(value)}"`,
    )
    .join("");
  return body ? `<${name}${written}>${body}</${name}>` : `<${name}${written}/>`;
}

export function path(d: string, attributes: Attributes): string {
  return element("path", { d, ...attributes });
}

export function circle(cx: number, cy: number, r: number, attributes: Attributes): string {
  return element("circle", { cx, cy, r, ...attributes });
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  attributes: Attributes,
): string {
  return element("rect", { x, y, width, height, ...attributes });
}

/** A `<g>` moved to (x, y), then rotated by `angle` degrees, then scaled. */
export function place(body: string, x: number, y: number, angle = 0, scale = 1): string {
  const turn = angle ? ` rotate(${round(angle)})` : "";
  const size = scale === 1 ? "" : ` scale(${Math.round(scale * 1000) / 1000})`;
  return `<g transform="translate(${round(x)} ${round(y)})${turn}${size}">${body}</g>`;
}

export function group(attributes: Attributes, ...body: string[]): string {
  return element("g", attributes, body.join(""));
}

/** A whole picture of `width` × `height` units, clipped to its frame. */
export function picture(width: number, height: number, ...body: string[]): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${width} ${height}">${body.join("")}</svg>`
  );
}

/** Text as content of an element or an attribute. */
export function escapeXml(value: string | undefined): string {
  return (value ?? "").replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");
}
