import { SaxesParser } from "saxes";

export interface Shape {
  name: string;
  attributes: Map<string, string>;
  children: Shape[];
  text: string;
}

/** Greatest depth of elements; drawings have a quarter of it. */
const MOST_DEPTH = 64;

/** Parses a drawing, without comments, declarations and doctypes; undefined if it is not well-formed or too deep. */
export function readTree(text: string): Shape | undefined {
  const parser = new SaxesParser({ xmlns: false });
  const open: Shape[] = [];
  let root: Shape | undefined;
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }) => {
    const shape: Shape = {
      name,
      attributes: new Map(Object.entries(attributes)),
      children: [],
      text: "",
    };
    open.at(-1)?.children.push(shape);
    root ??= shape;
    open.push(shape);
    if (open.length > MOST_DEPTH) throw new Error("too deep");
  });
  parser.on("closetag", () => {
    open.pop();
  });
  const keep = (words: string) => {
    const shape = open.at(-1);
    if (shape && words.trim() !== "") shape.text += words.trim();
  };
  parser.on("text", keep);
  parser.on("cdata", keep);
  try {
    parser.write(text).close();
  } catch {
    return undefined;
  }
  return root;
}

export const writeTree = (root: Shape): string => `${linesOf(root, "").join("\n")}\n`;

function linesOf({ name, attributes, children, text }: Shape, indent: string): string[] {
  const attributeText = [...attributes]
    .map(([key, value]) => ` ${key}="${escaped(value)}"`)
    .join("");
  if (children.length === 0 && text === "") return [`${indent}<${name}${attributeText}/>`];
  if (children.length === 0)
    return [`${indent}<${name}${attributeText}>${escaped(text)}</${name}>`];
  const inner = children.flatMap((child) => linesOf(child, `${indent}  `));
  return [
    `${indent}<${name}${attributeText}>`,
    ...(text === "" ? [] : [`${indent}  ${escaped(text)}`]),
    ...inner,
    `${indent}</${name}>`,
  ];
}

const escaped = (value: string): string =>
  value
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll('"', "&quot;")
    .replaceAll(/\s+/g, " ");

export function allShapes(root: Shape): Shape[] {
  return [root, ...root.children.flatMap(allShapes)];
}
