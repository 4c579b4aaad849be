import compression from "compression";
import express from "express";
import type { ErrorRequestHandler, Express } from "express";
import { NO_STORE } from "../lib/site/headers/cache-rules";
import { gatsbyFunctions } from "./functions";
import { logThrottled } from "./live/log-throttled";
import { sendError } from "./send-error";
import { securityHeaders } from "./security-headers";
import type { Site } from "./read-site";
import { staticFiles } from "./static-files";

const LOOPBACK = ["loopback"];

/** Error codes for too many open files, a temporary fault. */
const TOO_MANY_FILES = ["EMFILE", "ENFILE"];
/** Seconds after which a visitor may retry after this fault. */
const RETRY_AFTER = "5";

/** Reports faults of the request to the visitor; our own faults go to the log only. */
const onError: ErrorRequestHandler = (error, request, response, next) => {
  const isClientError = error.status >= 400 && error.status < 500;
  const isBusy = TOO_MANY_FILES.includes(error.code);
  if (isBusy) logThrottled("files", String(error));
  else if (!isClientError) console.error(error);
  if (response.headersSent) {
    next(error);
    return;
  }
  response.set({ ...(isClientError && error.headers), "cache-control": NO_STORE });
  if (isBusy) response.set("retry-after", RETRY_AFTER);
  sendError(request, response, isClientError ? error.status : isBusy ? 503 : 500);
};

/** Request handler of the site: headers, compression, functions, files. */
export function createApp(site: Site): Express {
  const app = express();
  app.disable("x-powered-by");
  // Only a proxy on this machine, or a trusted one, may name the visitor's address and scheme.
  app.set("trust proxy", [...(site.trustedProxies ?? LOOPBACK)]);
  const handlers = [
    securityHeaders(site),
    compression({
      // Ranges count the bytes of the uncompressed file.
      filter: (request, response) =>
        !response.hasHeader("content-range") && compression.filter(request, response),
    }),
    gatsbyFunctions(site.functions),
    staticFiles(site),
  ];
  if (site.base) app.use(site.base, ...handlers, onError);
  // Also without the base: a proxy in front may strip it.
  app.use(...handlers, onError);
  return app;
}
