import { EventEmitter } from "node:events";
import { join, resolve } from "node:path";
import { staticFiles } from "../../../../lib/content/check/addresses/site-files";
import { checkContent } from "../../../../lib/content/check/check-content";
import { followFolders } from "../../../../lib/content/mirror/follow-folders";
import { CONTENT, takeSnapshot } from "../../../../lib/content/read/snapshot";
import { readSchemas } from "../../../../lib/content/schema/read-schemas";
import { FILM_CODE } from "../../../../lib/pictures/film/film-sources";
import { recipes } from "../../../../lib/pictures/recipe";
import { type ContentVersion, contentVersion, type Recipes } from "../drawing/content-version";
import { subjectsOf } from "../subjects";
import { committedFiles, filesOf, filesOfHead, lastCommit } from "./content-files";
import type { DeskState } from "./desk-state";
import { LastSound } from "./last-sound";

/** Where the code is that draws; the content may be elsewhere. */
const CODE = resolve(__dirname, "../../../..");

/** Follows the content of a project. Emits `change` whenever there is a new state. */
export class DeskContent extends EventEmitter<{ change: [DeskState] }> {
  readonly #root: string;
  readonly #recipes: Recipes = { posters: recipes(CODE), film: recipes(CODE, FILM_CODE) };
  #sound = new LastSound();
  /** The commit that was looked at last, and its content if it can be drawn. */
  #commit: { id?: string | undefined; version?: ContentVersion } = {};
  #state: DeskState | undefined;
  #looking: Promise<void> = Promise.resolve();

  private constructor(root: string) {
    super();
    this.#root = root;
  }

  /**
   * Looks at the content of the project at `root` for the first time and follows it from then on.
   * @param quiet milliseconds without a change before it is looked at anew; the usual ones if undefined
   * @throws if nothing can be drawn: there is no content, or it is broken and was never committed
   */
  static async open(
    root: string,
    quiet?: number,
  ): Promise<{ content: DeskContent; stop: () => Promise<void> }> {
    const content = new DeskContent(root);
    const paths = [join(root, CONTENT), ...filesOfHead(root)];
    const { stop } = await followFolders(paths, () => void content.look(), quiet);
    try {
      await content.look();
      if (!content.#state)
        throw new Error(`There is no content to show in ${join(root, CONTENT)}.`);
    } catch (error) {
      await stop();
      throw error;
    }
    return { content, stop };
  }

  /** What was found at the last look. */
  get state(): DeskState {
    if (!this.#state) throw new Error("The content has not been looked at.");
    return this.#state;
  }

  /** Looks at the content anew, one look after the other. */
  look(): Promise<void> {
    this.#looking = this.#looking.then(async () => this.#look());
    return this.#looking;
  }

  #look(): void {
    this.#lookAtCommit();
    const before = this.#state;
    const committed = this.#commit.version;
    const next = this.#found(before);
    if (!next) return;
    const latest = before
      ? [...next.now.pictures.values()]
          .filter(({ key, version }) => before.now.pictures.get(key)?.version !== version)
          .map(({ key }) => key)
      : [];
    const revision = (before?.revision ?? 0) + 1;
    this.#state = { ...next, revision, latest, ...(committed && { committed }) };
    this.emit("change", this.#state);
  }

  /** What is on disk; where that cannot be looked at, what was there before, and why. */
  #found(
    before: DeskState | undefined,
  ): Omit<DeskState, "revision" | "latest" | "committed"> | undefined {
    try {
      const snapshot = takeSnapshot(this.#root);
      const problems = checkContent(snapshot, staticFiles(this.#root));
      const { held, ...files } = this.#sound.update(filesOf(snapshot), problems);
      try {
        const now = contentVersion(files, this.#recipes);
        const schemas = readSchemas(snapshot);
        return { problems, held, now, schemas, subjects: subjectsOf(now) };
      } catch (error) {
        // Records that do not go together, as the problems say.
        if (!before) throw error;
        return { ...before, problems, held, failure: (error as Error).message };
      }
    } catch (error) {
      if (!before) throw error;
      return { ...before, failure: (error as Error).message };
    }
  }

  #lookAtCommit(): void {
    const id = lastCommit(this.#root);
    if (id === this.#commit.id) return;
    this.#commit = { id };
    if (id === undefined) return;
    try {
      const files = committedFiles(this.#root, id);
      // What is broken from the start is shown as it was committed.
      if (!this.#state) this.#sound = new LastSound(files.texts);
      this.#commit = { id, version: contentVersion(files, this.#recipes) };
    } catch {
      // The commit has no content, or none that can be drawn.
    }
  }
}
