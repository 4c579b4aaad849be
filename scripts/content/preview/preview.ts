import { once } from "node:events";
import { command } from "../command";
import { CommandError } from "../../../lib/command-line/command-error";
import { readContent } from "../../../lib/content/read/read-content";
import { takeSnapshot } from "../../../lib/content/read/snapshot";
import { findPicture } from "./find-picture";

const USAGE = `npm run content -- preview [NAME] [--port N]

  NAME      begin with this picture: a record's id, name or file, such as tenshouin_eichi, or a picture's key
  --port N  where the preview is; 4600 if left out, or the next port that is free

Runs until Ctrl+C.`;

/** `npm run content preview`: shows pictures in the browser as records are edited. */
export const preview = command({
  summary: "shows posters and all other pictures in a browser, as you edit",
  usage: USAGE,
  options: { port: { type: "string" } },
  // Names may consist of several words.
  most: Number.POSITIVE_INFINITY,
  async run(root, { values, positionals }) {
    const port = portOf(values.port);
    // The drawing code is slow to load, and no other command needs it.
    const { openPreview } = await import("./open-preview");
    const opened = await openPreview(root, port);
    try {
      const keys = [...opened.state().now.keys()];
      const { files } = readContent(takeSnapshot(root));
      const start =
        positionals.length > 0 ? `pictures/${findPicture(keys, files, positionals.join(" "))}` : "";
      console.log(`\nThe preview is at ${opened.address}/${start} (end it with Ctrl+C)\n`);
      await Promise.race(["SIGINT", "SIGTERM"].map((signal) => once(process, signal)));
    } finally {
      await opened.close();
    }
    return "The preview is closed.";
  },
});

/** @throws CommandError if it is not a port */
export function portOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new CommandError(
    `--port is ${JSON.stringify(text)}: it has to be a number from 0 to 65535.`,
  );
}
