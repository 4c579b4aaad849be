import { once } from "node:events";
import type { Command } from "../command";
import { previewOptions } from "./options";

const USAGE = `npm run content -- preview [NAME] [--port N] [--site]

  NAME      begin with this picture: a file's name such as tenshouin_eichi, or a picture's key
  --port N  where the desk is; 4600 if left out, or the next port that is free
  --site    run the site's develop server beside it, so that the desk links to its pages

It runs until Ctrl+C.`;

/** `npm run content preview`: a desk in the browser that shows each picture as its record is edited. */
export const preview: Command = {
  summary: "shows the posters and all other pictures in a browser, as you edit",
  usage: USAGE,
  async run({ root, args, terminal }) {
    const { name, port, site } = previewOptions(args);
    // What draws takes a while to load, and no other command needs it.
    const [{ openDesk }, { findPicture }, { startSite }] = await Promise.all([
      import("./open-desk"),
      import("./find-picture"),
      import("./site/develop-server"),
    ]);
    const desk = await openDesk({ root, ...(port !== undefined && { port }) });
    try {
      const start =
        name === undefined ? "" : `pictures/${findPicture(desk.state().subjects, name)}`;
      terminal.say(`\nThe desk is at ${desk.address}/${start} (end it with Ctrl+C)\n`);
      const develop = site ? await startSite(root) : undefined;
      await Promise.race(["SIGINT", "SIGTERM"].map((signal) => once(process, signal)));
      await develop?.stop();
    } finally {
      await desk.close();
    }
    return { text: "The desk is closed.", code: 0 };
  },
};
