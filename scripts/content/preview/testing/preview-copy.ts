import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { ContentFolder } from "../../../../lib/content/testing/content-folder";
import type { PreviewState } from "../watch-pictures";
import { openPreview } from "../open-preview";

type Preview = Awaited<ReturnType<typeof openPreview>>;

export interface Reply {
  status: number | undefined;
  headers: IncomingMessage["headers"];
  body: string;
}

export function commitAll(folder: string): void {
  const who = ["-c", "user.name=Test", "-c", "user.email=test@encore.example"];
  const git = (...args: string[]) => execFileSync("git", args, { cwd: folder, stdio: "ignore" });
  git("init");
  git("add", ".");
  git(...who, "-c", "commit.gpgsign=false", "commit", "-m", "Content");
}

/** Time without changes before the preview is renewed, in ms (watchFolders). */
const QUIET = 60;

/** A preview of a committed copy of the test content, for tests that edit it. */
export class PreviewCopy {
  readonly content = new ContentFolder();
  #preview: Preview | undefined;
  #stream: IncomingMessage | undefined;
  #revisions: AsyncIterator<number> | undefined;
  #seen = 0;

  async open(): Promise<void> {
    commitAll(this.content.root);
    this.#preview = await openPreview(this.content.root, 0, QUIET);
    this.#stream = await this.#response("/events");
    this.#revisions = revisionsIn(this.#stream);
    await this.next();
  }

  async close(): Promise<void> {
    this.#stream?.destroy();
    await this.#preview?.close();
    this.content.remove();
  }

  /** Waits for a revision newer than the last one seen; open() has taken the first. */
  async next(): Promise<PreviewState> {
    for (;;) {
      const revision = (await this.#revisions?.next())?.value as number;
      if (revision <= this.#seen) continue;
      this.#seen = revision;
      return this.state;
    }
  }

  /** Restores the content and waits until the preview shows it, committed and without problems. */
  async restore(): Promise<void> {
    this.content.restore();
    const isBack = () => {
      const { problems, failure, now, committed } = this.state;
      const isSame = [...now].every(
        ([key, { version }]) => committed?.get(key)?.version === version,
      );
      return problems.length === 0 && failure === undefined && isSame;
    };
    while (!isBack()) await this.next();
    this.#seen = this.state.revision;
  }

  get state() {
    return this.#open.state();
  }

  async ask(
    path: string,
    { method = "GET", host }: { method?: string; host?: string } = {},
  ): Promise<Reply> {
    const response = await this.#response(path, method, host);
    return {
      status: response.statusCode,
      headers: response.headers,
      body: await text(response),
    };
  }

  /** Body of a page or drawing. @throws if it does not exist */
  async read(path: string): Promise<string> {
    const { status, body } = await this.ask(path);
    if (status !== 200) throw new Error(`${path} is answered with ${status}: ${body}`);
    return body;
  }

  get #open(): Preview {
    if (!this.#preview) throw new Error("The preview is not open.");
    return this.#preview;
  }

  async #response(path: string, method = "GET", host?: string): Promise<IncomingMessage> {
    const { hostname, port } = new URL(this.#open.address);
    const headers = host === undefined ? {} : { Host: host };
    const asked = request({ hostname, port, path, method, headers, agent: false }).end();
    const [response] = (await once(asked, "response")) as [IncomingMessage];
    return response;
  }
}

async function* revisionsIn(stream: IncomingMessage): AsyncGenerator<number> {
  let waiting = "";
  for await (const chunk of stream) {
    const events = `${waiting}${chunk}`.split("\n\n");
    waiting = events.pop() ?? "";
    for (const event of events) {
      const data = /^data: (.*)$/m.exec(event)?.[1];
      if (data !== undefined) yield Number(data);
    }
  }
}
