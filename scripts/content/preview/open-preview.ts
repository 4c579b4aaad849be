import { CommandError } from "../../../lib/command-line/command-error";
import { listen } from "../../../server/listen";
import { previewApp } from "./app";
import { followContent } from "./follow-content";

/** The preview is for the person at this computer alone. */
const LOOPBACK = "127.0.0.1";

/** Where the preview is if nobody asks for another port, and how many are tried then. */
const USUAL_PORT = 4600;
const TRIES = 20;

/**
 * Opens the preview: a server for this computer alone that shows the pictures of the content and follows
 * what is edited.
 * @param root folder of the project
 * @param port 0 for any that is free; undefined for the usual one, or the next that is free
 * @param quiet milliseconds without a change before the content is looked at again; the usual ones if undefined
 * @throws CommandError if the port is taken, Error if there is no content to show
 */
export async function openPreview(root: string, port?: number, quiet?: number) {
  const content = await followContent(root, quiet);
  try {
    const tries = port === undefined ? TRIES : 1;
    const { address, stop } = await listen(
      previewApp(content),
      LOOPBACK,
      port ?? USUAL_PORT,
      tries,
    );
    const close = async () => {
      await content.stop();
      await stop();
    };
    return { address, state: content.state, close };
  } catch (error) {
    await content.stop();
    throw new CommandError(
      `${(error as Error).message} Another one: npm run content -- preview --port N`,
    );
  }
}
