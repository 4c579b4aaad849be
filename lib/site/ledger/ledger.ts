import { readFileSync, rmdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { writeWhole } from "../../files/write-whole";
import { sha256 } from "../../text/sha256";
import { type InlineHashes, inlineHashes } from "../headers/inline-hashes";
import {
  type Manifest,
  MANIFEST_VERSION,
  type ManifestFile,
  readManifest,
} from "../manifest/manifest";
import { isSameMark, markOf } from "./mark";
import { type PageHead, parsePageHead } from "./page-head";
import { isPageFile } from "./page-files";
import { filesBelow, pathOfFile } from "./site-paths";

/** What pictures for shared links, crawlers and the headers have to know of a page. */
export interface PageFacts {
  readonly head: PageHead;
  readonly inline: InlineHashes;
}

/** A file of the site as the ledger has it. */
export interface LedgerFile extends ManifestFile {
  /** The step that wrote it when the pages were ready; none for what was there by then. */
  readonly producer?: string | undefined;
  /** Of pages alone. */
  readonly page?: PageFacts | undefined;
}

/** A manifest that knows its pages. */
interface Entries extends Manifest {
  /** The code that the facts of pages were found with. */
  readonly code?: string | undefined;
  readonly files: Readonly<Record<string, LedgerFile>>;
}

/**
 * What the site consists of, and what this build changed of it. It looks at the site once, when its pages are
 * ready, and reads what was touched since the build before; whoever writes later tells it.
 */
export class Ledger {
  /** What the build before wrote; undefined if there was none. */
  readonly before: Entries | undefined;
  readonly #site: string;
  readonly #code: string | undefined;
  readonly #files = new Map<string, LedgerFile>();
  readonly #claimed = new Set<string>();
  readonly #removed = new Set<string>();

  /**
   * @param site the folder of the built site
   * @param file where the ledger of the build before is; what is there and cannot be read counts as nothing
   * @param code names the code of the pages: facts that were found with another one are found again
   */
  constructor(site: string, file: string, code?: string) {
    this.#site = site;
    this.#code = code;
    this.before = readManifest(file);
    for (const path of filesBelow(site)) this.#look(path, this.before?.files[path]?.producer);
  }

  /** Every file of the site, in order. */
  get paths(): string[] {
    return [...this.#files.keys()].sort();
  }

  /** The bytes of every file, by its path in the site. */
  get sizes(): Map<string, number> {
    return new Map([...this.#files].map(([path, { bytes }]) => [path, bytes]));
  }

  /** The facts of all pages, in the order of their files. */
  get pages(): (PageFacts & { readonly file: string })[] {
    return (
      [...this.#files]
        // A copy of a page, which a host wants, is no page more.
        .flatMap(([file, { page, producer }]) => (page && !producer ? [{ file, ...page }] : []))
        .sort((one, other) => (one.file < other.file ? -1 : 1))
    );
  }

  /** What was taken out and not written again, in order. */
  get removed(): string[] {
    return [...this.#removed].filter((path) => !this.#files.has(path)).sort();
  }

  /** Takes in a file that a step has put into the site. @throws if it is not there */
  note(producer: string, path: string): void {
    this.#claimed.add(path);
    this.#look(path, producer);
  }

  /** Writes a text file of a step, with the folders on its way; one that holds just that text is left alone. */
  write(producer: string, path: string, text: string): void {
    if (this.#files.get(path)?.sha256 !== sha256(text)) {
      const file = join(this.#site, path);
      writeWhole(file, text);
    }
    this.note(producer, path);
  }

  /** Writes a file that was there when the pages were ready, and is to stay one of those. */
  rewrite(path: string, text: string): void {
    writeWhole(join(this.#site, path), text);
    this.#look(path, undefined);
  }

  /**
   * Writes all files of a folder that a step has to itself. What is gone goes first: where case does not count, a
   * new name may be that of a file that is there.
   * @param texts by path below the folder
   */
  fill(producer: string, folder: string, texts: ReadonlyMap<string, string>): void {
    const isLeft = (path: string) => !texts.has(path.slice(folder.length + 1));
    this.#removeWhere((path) => path.startsWith(`${folder}/`) && isLeft(path));
    for (const [path, text] of texts) this.write(producer, `${folder}/${path}`, text);
  }

  /** Takes out what no step has written, neither now nor before, and the pages do not need. */
  removeUnwanted(isWanted: (path: string) => boolean): void {
    this.#removeWhere((path) => this.#files.get(path)?.producer === undefined && !isWanted(path));
  }

  /** Takes out what a step wrote in an earlier build and none has in this one. @param besides what comes later */
  removeLeft(besides: readonly string[]): void {
    this.#removeWhere(
      (path) =>
        this.#files.get(path)?.producer !== undefined &&
        !this.#claimed.has(path) &&
        !besides.includes(path),
    );
  }

  /** The ledger as it is to be kept. @param commit what the site was built from; empty if it is not known */
  entries(commit: string): Entries {
    const files = Object.fromEntries(
      this.paths.map((path) => [path, this.#files.get(path) as LedgerFile]),
    );
    return { version: MANIFEST_VERSION, commit, code: this.#code, files };
  }

  /** Reads a file, unless it is known and nobody has touched it. */
  #look(path: string, producer: string | undefined): void {
    const mark = markOf(join(this.#site, path));
    const known = this.#files.get(path) ?? this.before?.files[path];
    const isSameCode = this.#code !== undefined && this.before?.code === this.#code;
    if (known && isSameMark(known.mark, mark) && (isSameCode || !isPageFile(path))) {
      this.#files.set(path, { ...known, producer });
      return;
    }
    const content = readFileSync(join(this.#site, path));
    this.#files.set(path, {
      bytes: content.length,
      sha256: sha256(content),
      mark,
      producer,
      page: isPageFile(path) ? factsOf(path, content.toString()) : undefined,
    });
  }

  #removeWhere(isMeant: (path: string) => boolean): void {
    for (const path of [...this.#files.keys()].filter(isMeant)) {
      rmSync(join(this.#site, path), { force: true });
      removeEmpty(dirname(join(this.#site, path)), this.#site);
      this.#files.delete(path);
      this.#removed.add(path);
    }
  }
}

function factsOf(path: string, html: string): PageFacts {
  return { head: parsePageHead(pathOfFile(path), html), inline: inlineHashes(html) };
}

function removeEmpty(folder: string, top: string): void {
  if (folder === top) return;
  try {
    rmdirSync(folder);
  } catch {
    // Something is still in it.
    return;
  }
  removeEmpty(dirname(folder), top);
}
