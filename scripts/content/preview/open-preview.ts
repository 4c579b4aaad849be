import { listen } from "../../../server/listen";
import { CommandError } from "../../../lib/command-line/command-error";
import { previewApp } from "./app";
import { followContent, type PreviewState } from "./follow-content";

/** The preview is for the person at this computer alone. */
const LOOPBACK = "127.0.0.1";

/** Where the preview is if nobody asks for another port, and how many are tried then. */
const USUAL_PORT = 4600;
const TRIES = 20;

/** A preview that is open. */
export interface Preview {
  /** Where it is, such as `http://127.0.0.1:4600`. */
  address: string;
  /** What it shows now. */
  state: () => PreviewState;
  /** Ends it and all its open pages. */
  close: () => Promise<void>;
}

/** What can be said of a preview before it opens. */
export interface PreviewOptions {
  /** Folder of the project whose content is shown. */
  root: string;
  /** 0 for any that is free; undefined for the usual one, or the next that is free. */
  port?: number | undefined;
  /** Milliseconds without a change before the content is looked at again; the usual ones if undefined. */
  quiet?: number;
}

/**
 * Opens the preview: a server for this computer alone that shows the pictures of the content and follows
 * what is edited.
 * @throws CommandError if the port is taken, Error if there is no content to show
 */
export async function openPreview({ root, port, quiet }: PreviewOptions): Promise<Preview> {
  const content = await followContent(root, quiet);
  try {
    const tries = port === undefined ? TRIES : 1;
    const server = await listen(previewApp(content), LOOPBACK, port ?? USUAL_PORT, tries);
    const close = async () => {
      await content.stop();
      await server.stop();
    };
    return { address: server.address, state: content.state, close };
  } catch (error) {
    await content.stop();
    throw new CommandError(
      `${(error as Error).message} Another one: npm run content -- preview --port N`,
    );
  }
}
