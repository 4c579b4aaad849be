import type { LegalPage } from "../../../content/types";
import { type MarkdownNode, nodesOf, type Section, sectionsOf } from "../legal/markdown";
import type { Finding, Path } from "../check/problem";
import { Entry } from "./entry";
import type { ReadFile } from "./read-files";

/** Texts are long and seldom change: what was read of the last ones is kept. */
const KEPT = 24;
const known = new Map<string, { nodes: MarkdownNode[]; sections: Section[] }>();

function understood(body: string) {
  const before = known.get(body);
  if (before) return before;
  const nodes = nodesOf(body);
  const read = { nodes, sections: sectionsOf(nodes) };
  const [oldest] = known.keys();
  if (known.size >= KEPT && oldest !== undefined) known.delete(oldest);
  known.set(body, read);
  return read;
}

/** A legal page: its facts, and its text in Markdown. */
export class LegalEntry extends Entry<LegalPage> {
  /** False if it is not known where the text begins: nothing is to be said about it then. */
  readonly isReadable: boolean;
  readonly #text: string;
  readonly #bodyStart: number;

  constructor({ path, key, data, sound, text, bodyStart }: ReadFile, wrong: readonly Path[]) {
    super(path, key, data, wrong);
    this.isReadable = sound;
    this.#text = text;
    this.#bodyStart = bodyStart;
  }

  /** The text, without the facts before it. */
  get body(): string {
    return this.#text.slice(this.#bodyStart);
  }

  /** Every part of the text, each before the parts in it. */
  get nodes(): readonly MarkdownNode[] {
    return understood(this.body).nodes;
  }

  /** The sections that a link can lead to, as the page will have them. */
  get sections(): readonly Section[] {
    return understood(this.body).sections;
  }

  /** The text of a part as it stands in the file. */
  sourceOf({ position }: MarkdownNode): string {
    return this.body.slice(position?.start.offset, position?.end.offset);
  }

  /** A finding in the text: `within` characters after the start of a part, or at the text's start. */
  findingAt(
    node: MarkdownNode | undefined,
    words: Omit<Finding, "file" | "path">,
    within = 0,
  ): Finding {
    return this.finding([this.#bodyStart + (node?.position?.start.offset ?? 0) + within], words);
  }
}
