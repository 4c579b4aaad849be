import type { RequestHandler, Response } from "express";
import { type HeaderRules, headersFor } from "../plugins/static-host/headers/header-rules";
import { canonicalPath } from "./canonical-path";
import { findFile } from "./find-file";

const NOT_FOUND = "/404.html";

/** Sends a file of the site; conditional and range requests are express’s. */
function send(response: Response, folder: string, file: string, rules: HeaderRules): void {
  const isPage = response.statusCode === 200;
  response.set("cache-control", headersFor(rules, file)["cache-control"] ?? "");
  // A stored answer of the API may have no extension to tell its type by.
  if (file.startsWith("/api/")) response.type("application/json");
  response.sendFile(file, {
    root: folder,
    dotfiles: "allow",
    cacheControl: false,
    acceptRanges: isPage,
    etag: isPage,
    lastModified: isPage,
  });
}

/** Answers with the files of the built site, in one spelling of each address. */
export const staticFiles =
  (folder: string, rules: HeaderRules): RequestHandler =>
  async (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.set("allow", "GET, HEAD").sendStatus(405);
      return;
    }
    const decision = canonicalPath(request.path);
    if (decision.kind === "redirect") {
      const query = request.originalUrl.slice(request.path.length);
      response.redirect(301, decision.to + query);
      return;
    }
    const file = decision.kind === "answer" ? await findFile(folder, decision.path) : undefined;
    if (!file) response.status(decision.kind === "refuse" ? decision.status : 404);
    send(response, folder, file ?? NOT_FOUND, rules);
  };
