import { SaxesParser } from "saxes";

export interface XmlAttribute {
  readonly at: number;
  readonly name: string;
  readonly value: string;
}

export interface XmlElement {
  readonly at: number;
  readonly name: string;
  readonly depth: number;
  readonly attributes: XmlAttribute[];
}

export const idOf = ({ attributes }: XmlElement): string | undefined =>
  attributes.find(({ name }) => name === "id")?.value;

/** Parses XML as far as it is well-formed. */
export function readXml(text: string) {
  const elements: XmlElement[] = [];
  const others: { at: number; what: string }[] = [];
  let broken: { at: number; message: string } | undefined;
  const parser = new SaxesParser({ position: true, xmlns: false });
  let depth = 0;
  const other = (what: string, opening: string) =>
    others.push({ what, at: text.lastIndexOf(opening, parser.position - 1) });

  parser.on("error", ({ message }) => {
    // The parser is one character behind the error, and at most at the end.
    const at = Math.max(0, Math.min(parser.position, text.length) - 1);
    broken = { at, message: message.replace(/^[\d:]+ /, "").replace(/\.$/, "") };
    // Stop: all after the first error would be errors too, and take long.
    throw new Error(message);
  });
  parser.on("opentagstart", ({ name }) => {
    const at = text.lastIndexOf("<", parser.position - 1);
    elements.push({ name, depth, at, attributes: [] });
    depth += 1;
  });
  parser.on("attribute", ({ name, value }) => {
    elements.at(-1)?.attributes.push({ name, value, at: attributeStart(text, parser.position) });
  });
  parser.on("closetag", () => {
    depth -= 1;
  });
  parser.on("text", (words) => {
    if (words.trim() !== "") {
      // The parser is at the < behind the text.
      const start = text.lastIndexOf(">", parser.position - 2) + 1;
      others.push({ what: "text", at: start + (/\S/.exec(text.slice(start))?.index ?? 0) });
    }
  });
  parser.on("comment", () => other("a comment", "<!--"));
  parser.on("cdata", () => other("a section of text", "<![CDATA["));
  parser.on("doctype", () => other("a doctype", "<!"));
  parser.on("processinginstruction", () => other("an instruction", "<?"));
  parser.on("xmldecl", () => other("an XML declaration", "<?"));
  try {
    parser.write(text).close();
  } catch (error) {
    if (!broken) throw error;
  }
  return { elements, others, broken };
}

const SPACE = /\s/;

/** Start of the attribute whose value, with its quotation mark, ends before `end`. */
function attributeStart(text: string, end: number): number {
  const quote = text[end - 1] ?? '"';
  let at = text.lastIndexOf("=", text.lastIndexOf(quote, end - 2));
  while (SPACE.test(text[at - 1] ?? "")) at -= 1;
  while (!SPACE.test(text[at - 1] ?? " ")) at -= 1;
  return at;
}
