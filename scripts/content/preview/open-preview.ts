import { CommandError } from "../../../lib/command-line/command-error";
import { listen } from "../../../server/listen";
import { previewApp } from "./app";
import { watchPictures } from "./watch-pictures";

/** Only for this computer. */
const LOOPBACK = "127.0.0.1";

/** Default port, and the number of ports tried from it. */
const DEFAULT_PORT = 4600;
const TRIES = 20;

/**
 * Starts the preview: a server for this computer only, which shows the content's pictures and follows edits.
 * @param root folder of the project
 * @param port 0 for any free port; by default the usual one, or the next that is free
 * @param quiet milliseconds without a change before a check; by default the usual ones
 * @throws CommandError if the port is taken, Error if there is no content to show
 */
export async function openPreview(root: string, port?: number, quiet?: number) {
  const content = await watchPictures(root, quiet);
  try {
    const tries = port === undefined ? TRIES : 1;
    const { address, stop } = await listen(
      previewApp(content),
      LOOPBACK,
      port ?? DEFAULT_PORT,
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
