import type { LegalPage } from "../../../content/types";
import { type MarkdownNode, nodesOf, type Section, sectionsOf } from "./legal/markdown";
import type { Finding, Path } from "../model/problems/problem";
import { Entry } from "./entry";
import type { ReadFile } from "./read-files";
import { remembered } from "../model/remember";

/** Texts are long and seldom change: they are read once. */
const understood = remembered(({ text, bodyStart }: ReadFile) => {
  const body = text.slice(bodyStart);
  const nodes = nodesOf(body);
  return { body, nodes, sections: sectionsOf(nodes) };
});

/** A legal page: its facts, and its text in Markdown. */
export class LegalEntry extends Entry<LegalPage> {
  constructor(
    /** The file as it was read: the same object as long as its bytes are the same. */
    readonly read: ReadFile,
    wrong: readonly Path[],
  ) {
    super(read.path, read.key, read.data, wrong);
  }

  /** False if it is not known where the text begins: nothing is to be said about it then. */
  get isReadable(): boolean {
    return this.read.valid;
  }

  /**
   * The text without the facts before it, its parts, each before the parts in it, and the sections that a link can
   * lead to, as the page will have them.
   */
  get text(): { body: string; nodes: readonly MarkdownNode[]; sections: readonly Section[] } {
    return understood(this.read);
  }

  /** The text of a part as it stands in the file. */
  sourceOf({ position }: MarkdownNode): string {
    return this.text.body.slice(position?.start.offset, position?.end.offset);
  }

  /** A finding in the text: `within` characters after the start of a part, or at the text's start. */
  findingAt(
    node: MarkdownNode | undefined,
    words: Omit<Finding, "file" | "path">,
    within = 0,
  ): Finding {
    const start = node?.position?.start.offset ?? 0;
    return this.finding([this.read.bodyStart + start + within], words);
  }
}
