import { SaxesParser } from "saxes";

/** What stands in an XML text, with the offset at which it begins. */
export type XmlEvent =
  | { readonly type: "element"; readonly at: number; readonly name: string; readonly depth: number }
  | {
      readonly type: "attribute";
      readonly at: number;
      readonly name: string;
      readonly value: string;
      readonly depth: number;
    }
  /** Text, a comment, a declaration: anything that is no element. */
  | { readonly type: "other"; readonly at: number; readonly what: string }
  /** It is not well-formed from here on. */
  | { readonly type: "broken"; readonly at: number; readonly message: string };

/** Reads an XML text as far as it is well-formed. */
export function xmlEvents(text: string): XmlEvent[] {
  const events: XmlEvent[] = [];
  const parser = new SaxesParser({ position: true, xmlns: false });
  let depth = 0;
  let isBroken = false;
  const add = (event: XmlEvent) => {
    if (!isBroken) events.push(event);
  };
  const other = (what: string, opening: string) =>
    add({ type: "other", what, at: text.lastIndexOf(opening, parser.position - 1) });

  parser.on("error", ({ message }) => {
    // The parser is one character behind the fault, and at most at the end.
    const at = Math.max(0, Math.min(parser.position, text.length) - 1);
    add({ type: "broken", at, message: message.replace(/^[\d:]+ /, "").replace(/\.$/, "") });
    isBroken = true;
    // What follows the first fault is nothing but faults, and takes long.
    throw new Error(message);
  });
  parser.on("opentagstart", ({ name }) => {
    add({ type: "element", name, depth, at: text.lastIndexOf("<", parser.position - 1) });
    depth += 1;
  });
  parser.on("attribute", ({ name, value }) => {
    add({
      type: "attribute",
      name,
      value,
      depth: depth - 1,
      at: attributeStart(text, parser.position),
    });
  });
  parser.on("closetag", () => {
    depth -= 1;
  });
  parser.on("text", (words) => {
    if (words.trim() !== "") {
      // The parser has gone on to the < behind the text.
      const start = text.lastIndexOf(">", parser.position - 2) + 1;
      add({ type: "other", what: "text", at: start + (/\S/.exec(text.slice(start))?.index ?? 0) });
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
    if (!isBroken) throw error;
  }
  return events;
}

const SPACE = /\s/;

/** Where the attribute begins whose value ends, with its quotation mark, before `end`. */
function attributeStart(text: string, end: number): number {
  const quote = text[end - 1] ?? '"';
  let at = text.lastIndexOf("=", text.lastIndexOf(quote, end - 2));
  while (SPACE.test(text[at - 1] ?? "")) at -= 1;
  while (!SPACE.test(text[at - 1] ?? " ")) at -= 1;
  return at;
}
