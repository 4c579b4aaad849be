import compression from "compression";
import express from "express";
import type { ErrorRequestHandler, Express } from "express";
import { NO_STORE } from "../lib/site/headers/cache-rules";
import { gatsbyFunctions } from "./functions";
import { logRarely } from "./live/log-rarely";
import { refuse } from "./refuse";
import { securityHeaders } from "./security-headers";
import type { Site } from "./read-site";
import { staticFiles } from "./static-files";

const OWN_MACHINE = ["loopback"];

/** Codes of errors where too many files are open: it passes as requests end. */
const TOO_MANY_FILES = ["EMFILE", "ENFILE"];
/** After how many seconds a visitor may ask again then. */
const RETRY_AFTER = "5";

/** Tells a visitor what is wrong with the request, and nothing of our own faults: the log has them. */
const onError: ErrorRequestHandler = (error, request, response, next) => {
  const isTheirs = error.status >= 400 && error.status < 500;
  const isBusy = TOO_MANY_FILES.includes(error.code);
  if (isBusy) logRarely("files", String(error));
  else if (!isTheirs) console.error(error);
  if (response.headersSent) {
    next(error);
    return;
  }
  response.set({ ...(isTheirs && error.headers), "cache-control": NO_STORE });
  if (isBusy) response.set("retry-after", RETRY_AFTER);
  refuse(request, response, isTheirs ? error.status : isBusy ? 503 : 500);
};

/** The site as a request handler: headers, compression, functions, files. */
export function createApp(site: Site): Express {
  const app = express();
  app.disable("x-powered-by");
  // Who asks, and whether over TLS, is what a proxy beside the server says, nobody else.
  app.set("trust proxy", [...(site.trustedProxies ?? OWN_MACHINE)]);
  const handlers = [
    securityHeaders(site),
    compression({
      // A part of a file stays as it is: its range counts the bytes of the file itself.
      filter: (request, response) =>
        !response.hasHeader("content-range") && compression.filter(request, response),
    }),
    gatsbyFunctions(site.functions),
    staticFiles(site),
  ];
  // A proxy in front may take the path of the site off.
  if (site.base) app.use(site.base, ...handlers, onError);
  app.use(...handlers, onError);
  return app;
}
