import type { LegalPage } from "../../../content/types";
import { type MarkdownNode, nodesOf, type Section, sectionsOf } from "./legal/markdown";
import type { Finding, Path } from "../model/problems/problem";
import { Entry } from "./entry";
import type { ReadFile } from "./read-files";
import { memoize } from "../model/memoize";

/** Texts are long and seldom change: parse each version once. */
const parsedText = memoize(({ text, bodyStart }: ReadFile) => {
  const body = text.slice(bodyStart);
  const nodes = nodesOf(body);
  return { body, nodes, sections: sectionsOf(nodes) };
});

export class LegalEntry extends Entry<LegalPage> {
  constructor(
    /** Same object as long as the file's bytes are the same. */
    readonly read: ReadFile,
    wrong: readonly Path[],
  ) {
    super(read.path, read.key, read.data, wrong);
  }

  /** False if the start of the text is unknown; it is then not checked further. */
  get isReadable(): boolean {
    return this.read.valid;
  }

  /** The text after the facts, its nodes in document order, and its linkable sections as on the page. */
  get text(): { body: string; nodes: readonly MarkdownNode[]; sections: readonly Section[] } {
    return parsedText(this.read);
  }

  sourceOf({ position }: MarkdownNode): string {
    return this.text.body.slice(position?.start.offset, position?.end.offset);
  }

  /** A finding in the text, `within` characters after the start of a node, or at the start of the text. */
  findingAt(
    node: MarkdownNode | undefined,
    words: Omit<Finding, "file" | "path">,
    within = 0,
  ): Finding {
    const start = node?.position?.start.offset ?? 0;
    return this.finding([this.read.bodyStart + start + within], words);
  }
}
