import { readFileSync, rmdirSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { writeWhole } from "../../files/write-whole";
import { isPlaced } from "../../images/placed-pictures";
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

/** Facts of a page for pictures of shared links, crawlers and headers. */
export interface PageFacts {
  readonly head: PageHead;
  readonly inline: InlineHashes;
}

export interface SiteFile extends ManifestFile {
  /** The step that wrote it after the pages were ready; undefined for earlier files. */
  readonly producer?: string | undefined;
  readonly page?: PageFacts | undefined;
}

interface StoredSiteFiles extends Manifest {
  /** Key of the code that found the pages' facts. */
  readonly code?: string | undefined;
  readonly files: Readonly<Record<string, SiteFile>>;
}

/**
 * Files of the site, and the changes by this build. Scans the site once when its pages are ready, and reads only files
 * changed since the last build. Later writers register their files.
 */
export class SiteFiles {
  /** The last build; undefined if there was none. */
  readonly previous: StoredSiteFiles | undefined;
  readonly #site: string;
  readonly #code: string | undefined;
  readonly #files = new Map<string, SiteFile>();
  readonly #registered = new Set<string>();
  readonly #removed = new Set<string>();

  /**
   * @param site folder of the built site
   * @param file list of the last build; ignored if unreadable
   * @param code key of the pages' code: facts found by other code are found again
   */
  constructor(site: string, file: string, code?: string) {
    this.#site = site;
    this.#code = code;
    this.previous = readManifest(file);
    for (const path of filesBelow(site)) this.#scan(path, this.previous?.files[path]?.producer);
  }

  get paths(): string[] {
    return [...this.#files.keys()].sort();
  }

  get sizes(): Map<string, number> {
    return new Map([...this.#files].map(([path, { bytes }]) => [path, bytes]));
  }

  get pages(): (PageFacts & { readonly file: string })[] {
    return (
      [...this.#files]
        // A copy of a page made for a host does not count.
        .flatMap(([file, { page, producer }]) => (page && !producer ? [{ file, ...page }] : []))
        .sort((one, other) => (one.file < other.file ? -1 : 1))
    );
  }

  get removed(): string[] {
    return [...this.#removed].filter((path) => !this.#files.has(path)).sort();
  }

  /** Registers a file that a step has written. @throws if it does not exist */
  register(producer: string, path: string): void {
    this.#registered.add(path);
    this.#scan(path, producer);
  }

  /** Writes a step's text file, unless it already has this text. */
  write(producer: string, path: string, text: string): void {
    if (this.#files.get(path)?.sha256 !== sha256(text)) {
      const file = join(this.#site, path);
      writeWhole(file, text);
    }
    this.register(producer, path);
  }

  /** Rewrites one of Gatsby's files, which stays without a producer. */
  rewrite(path: string, text: string): void {
    writeWhole(join(this.#site, path), text);
    this.#scan(path, undefined);
  }

  /**
   * Writes all files of a step's own folder. Removes old files first: where case is ignored, a new name may equal an
   * old one.
   * @param texts by path below the folder
   */
  writeFolder(producer: string, folder: string, texts: ReadonlyMap<string, string>): void {
    const isOld = (path: string) => !texts.has(path.slice(folder.length + 1));
    this.#removeWhere((path) => path.startsWith(`${folder}/`) && isOld(path));
    for (const [path, text] of texts) this.write(producer, `${folder}/${path}`, text);
  }

  /** Removes files that no step has written, now or before, and the pages do not need. */
  removeUnwanted(isWanted: (path: string) => boolean): void {
    this.#removeWhere((path) => this.#files.get(path)?.producer === undefined && !isWanted(path));
  }

  /** Removes files that a step wrote in an earlier build and not in this one. @param besides steps that run later */
  removeUnregistered(besides: readonly string[]): void {
    this.#removeWhere(
      (path) =>
        this.#files.get(path)?.producer !== undefined &&
        !this.#registered.has(path) &&
        !besides.includes(path),
    );
  }

  /** The list for storing. @param commit built commit; empty if unknown */
  toManifest(commit: string): StoredSiteFiles {
    const files = Object.fromEntries(
      this.paths.map((path) => [path, this.#files.get(path) as SiteFile]),
    );
    return { version: MANIFEST_VERSION, commit, code: this.#code, files };
  }

  /** Reads a file, unless it is known and unchanged; the image stage has looked at its own. */
  #scan(path: string, producer: string | undefined): void {
    const known = this.#files.get(path) ?? this.previous?.files[path];
    if (isPlaced(path)) {
      const { bytes } = known ?? { bytes: statSync(join(this.#site, path)).size };
      this.#files.set(path, { bytes });
      return;
    }
    const mark = markOf(join(this.#site, path));
    const isSameCode = Boolean(this.#code) && this.previous?.code === this.#code;
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

  #removeWhere(isRemoved: (path: string) => boolean): void {
    for (const path of [...this.#files.keys()].filter(isRemoved)) {
      rmSync(join(this.#site, path), { force: true });
      removeEmpty(dirname(join(this.#site, path)), this.#site);
      this.#files.delete(path);
      this.#removed.add(path);
    }
  }
}

/** Copies the facts of a page: V8 keeps a whole text while a part of it is referenced, and so would keep the whole site. */
const factsOf = (path: string, html: string): PageFacts =>
  structuredClone({ head: parsePageHead(pathOfFile(path), html), inline: inlineHashes(html) });

function removeEmpty(folder: string, top: string): void {
  if (folder === top) return;
  try {
    rmdirSync(folder);
  } catch {
    // The folder is not empty.
    return;
  }
  removeEmpty(dirname(folder), top);
}
