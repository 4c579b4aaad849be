import { once } from "node:events";
import { command } from "../command";
import { unknownName } from "../../../lib/command-line/known-name";
import { CommandError } from "../../../lib/command-line/command-error";

const USAGE = `npm run content -- preview [NAME] [--port N]

  NAME      begin with this picture: a file's name such as tenshouin_eichi, or a picture's key
  --port N  where the preview is; 4600 if left out, or the next port that is free

It runs until Ctrl+C.`;

/** `npm run content preview`: shows each picture in the browser as its record is edited. */
export const preview = command({
  summary: "shows the posters and all other pictures in a browser, as you edit",
  usage: USAGE,
  options: { port: { type: "string" } },
  most: 1,
  async run(root, { values, positionals: [name] }) {
    const port = portOf(values.port);
    // What draws takes a while to load, and no other command needs it.
    const { openPreview } = await import("./open-preview");
    const opened = await openPreview(root, port);
    try {
      const start =
        name === undefined ? "" : `pictures/${findPicture([...opened.state().now.keys()], name)}`;
      console.log(`\nThe preview is at ${opened.address}/${start} (end it with Ctrl+C)\n`);
      await Promise.race(["SIGINT", "SIGTERM"].map((signal) => once(process, signal)));
    } finally {
      await opened.close();
    }
    return "The preview is closed.";
  },
});

/** @throws CommandError if it is no port */
export function portOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new CommandError(
    `--port is ${JSON.stringify(text)}: it has to be a number from 0 to 65535.`,
  );
}

/**
 * The key of the picture that somebody means: a key, or the end of one.
 * @throws CommandError with the nearest name if there is none
 */
export function findPicture(keys: readonly string[], name: string): string {
  const wanted = name.toLowerCase().replace(/^content\/|\.json$/g, "");
  const endOf = (key: string) => key.split("/").slice(1).join("/");
  const found = keys.find((key) => key === wanted || endOf(key) === wanted);
  if (found !== undefined) return found;
  // The frames of the film have numbers for names.
  throw unknownName(
    "picture",
    name,
    keys.map(endOf).filter((key) => !/^\d{3}/.test(key)),
  );
}
