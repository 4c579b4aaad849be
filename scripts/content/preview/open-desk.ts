import { listen, type Running } from "../../../server/listen";
import { UsageError } from "../usage-error";
import { DeskContent } from "./content/desk-content";
import type { DeskState } from "./content/desk-state";
import { Studio } from "./drawing/studio";
import { deskApp } from "./server/desk-app";
import { LiveEvents } from "./server/live-events";
import { DevelopServer } from "./site/develop-server";

/** The desk is for the person at this computer alone. */
const LOOPBACK = "127.0.0.1";

/** Where the desk is if nobody asks for another port, and how many are tried then. */
const USUAL_PORT = 4600;
const TRIES = 20;

/** A desk that is open. */
export interface Desk {
  /** Where it is, such as `http://127.0.0.1:4600`. */
  address: string;
  /** What it shows now. */
  state: () => DeskState;
  /** Ends it and all its open pages. */
  close: () => Promise<void>;
}

/** What can be said of a desk before it opens. */
export interface DeskOptions {
  /** Folder of the project whose content is shown. */
  root: string;
  /** 0 for any that is free; undefined for the usual one, or the next that is free. */
  port?: number;
  /** Milliseconds without a change before the content is looked at anew; the usual ones if undefined. */
  quiet?: number;
}

/**
 * Opens the desk: a server for this computer alone that shows the pictures of the content and follows
 * what is edited.
 * @throws UsageError if the port is taken, Error if there is no content to show
 */
export async function openDesk({ root, port, quiet }: DeskOptions): Promise<Desk> {
  const { content, stop } = await DeskContent.open(root, quiet);
  const studio = new Studio();
  const events = new LiveEvents();
  const site = new DevelopServer();
  const app = deskApp(
    async () => {
      const address = await site.address();
      return { state: content.state, studio, ...(address && { site: address }) };
    },
    (request, response) => events.open(request, response, content.state),
  );
  content.on("change", (state) => events.tell(state));
  let server: Running | undefined;
  const close = async (): Promise<void> => {
    await stop();
    events.close();
    await server?.stop();
  };
  try {
    const tries = port === undefined ? TRIES : 1;
    server = await listen(app, LOOPBACK, port ?? USUAL_PORT, { tries });
    return { address: server.address, state: () => content.state, close };
  } catch (error) {
    await close();
    throw new UsageError(
      `${(error as Error).message} Another one: npm run content -- preview --port N`,
    );
  }
}
