import type { LegalPage } from "../../../content/types";
import { type MarkdownNode, nodesOf, type Section, sectionsOf } from "../legal/markdown";
import type { Finding, Path } from "../check/problem";
import { Entry } from "./entry";
import type { ReadFile } from "./read-files";
import { remembered } from "./remember";

const bodyOf = ({ text, bodyStart }: ReadFile): string => text.slice(bodyStart);

/** Texts are long and seldom change: they are read once. */
const understood = remembered((file: ReadFile) => {
  const nodes = nodesOf(bodyOf(file));
  return { nodes, sections: sectionsOf(nodes) };
});

/** A legal page: its facts, and its text in Markdown. */
export class LegalEntry extends Entry<LegalPage> {
  /** False if it is not known where the text begins: nothing is to be said about it then. */
  readonly isReadable: boolean;
  /** The file as it was read: the same object as long as its bytes are the same. */
  readonly read: ReadFile;

  constructor(file: ReadFile, wrong: readonly Path[]) {
    super(file.path, file.key, file.data, wrong);
    this.isReadable = file.valid;
    this.read = file;
  }

  /** The text, without the facts before it. */
  get body(): string {
    return bodyOf(this.read);
  }

  /** Every part of the text, each before the parts in it. */
  get nodes(): readonly MarkdownNode[] {
    return understood(this.read).nodes;
  }

  /** The sections that a link can lead to, as the page will have them. */
  get sections(): readonly Section[] {
    return understood(this.read).sections;
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
    return this.finding(
      [this.read.bodyStart + (node?.position?.start.offset ?? 0) + within],
      words,
    );
  }
}
