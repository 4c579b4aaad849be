import { stat } from "node:fs/promises";
import { extname, join } from "node:path";
import type { Request, RequestHandler, Response } from "express";
import { servedTypeOf } from "../lib/site/headers/content-types";
import { pathDependentHeaders } from "../lib/site/headers/header-rules";
import type { Site } from "./read-site";
import { canonicalPath } from "./canonical-path";
import { CompressedFiles } from "./compressed-files";
import { API_PREFIX, sendError } from "./send-error";
import { headersOf } from "./security-headers";

const NOT_FOUND = "/404.html";

/** Text files by extension; API answers may have none. */
const TEXT = /\.(?:css|html|js|json|map|svg|txt|webmanifest|xml)$|^\/api\//;

type ServedSite = Pick<Site, "folder" | "rules" | "redirects">;

/** Sends a file; Express handles conditional and range requests. */
async function send(
  request: Request,
  response: Response,
  file: string,
  { folder, rules }: ServedSite,
  compressed: CompressedFiles,
): Promise<void> {
  const isPage = response.statusCode === 200;
  const headers = headersOf(rules, file, request.secure);
  for (const name of pathDependentHeaders(rules)) {
    const value = headers[name];
    if (value === undefined) response.removeHeader(name);
    else response.set(name, value);
  }
  const type = servedTypeOf(file);
  if (type !== undefined) response.type(type);
  // Also for 304.
  if (TEXT.test(file)) response.vary("Accept-Encoding");
  if (await asksForWhole(request, join(folder, file))) delete request.headers.range;
  const takesBrotli = request.acceptsEncodings("br") && !request.headers.range;
  if (isPage && takesBrotli && TEXT.test(file)) {
    const body = await compressed.get(join(folder, file));
    if (!response.hasHeader("content-type")) response.type(extname(file));
    response.set("content-encoding", "br").send(body);
    return;
  }
  response.sendFile(file, {
    root: folder,
    dotfiles: "allow",
    cacheControl: false,
    acceptRanges: isPage,
    lastModified: isPage,
  });
}

/** Byte ranges: from an offset, up to another, or the last bytes (RFC 9110, 14.1.1). */
const RANGES = /^bytes=\s*(?:\d+-\d*|-\d+)(?:\s*,\s*(?:\d+-\d*|-\d+))*\s*$/i;

/**
 * True if a range means the whole file: it has an unknown form, or asks for more last bytes than there are (RFC 9110,
 * 14.1.2 and 14.2).
 */
async function asksForWhole({ headers }: Request, path: string): Promise<boolean> {
  const { range } = headers;
  if (range === undefined) return false;
  if (!RANGES.test(range)) return true;
  const last = /^bytes=-(\d+)$/i.exec(range)?.[1];
  return last !== undefined && Number(last) > (await stat(path)).size;
}

/** Serves the files of the built site, each at one canonical path. */
export const staticFiles = (site: ServedSite): RequestHandler => {
  const compressed = new CompressedFiles();
  return async (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      return sendError(request, response.set("allow", "GET, HEAD"), 405);
    }
    const { status, path } = canonicalPath(request.path);
    const isFound = status === 200;
    const moved = isFound ? site.redirects.find(({ from }) => from === path)?.to : undefined;
    const to = status === 301 ? path : moved;
    if (to !== undefined) {
      return response.redirect(301, request.baseUrl + to + request.url.slice(request.path.length));
    }
    const file = isFound ? await findFile(site.folder, path) : undefined;
    response.status(isFound && !file ? 404 : status);
    if (!file && request.path.startsWith(API_PREFIX)) {
      return sendError(request, response, response.statusCode);
    }
    await send(request, response, file ?? NOT_FOUND, site, compressed);
  };
};

/**
 * The file for a path: of that name, a folder's page, or a stored API answer with or without extension.
 * @returns its path below the folder; undefined if there is none
 */
async function findFile(folder: string, path: string): Promise<string | undefined> {
  const other = path.startsWith(API_PREFIX) ? `${path}.json` : join(path, "index.html");
  for (const name of [path, other]) {
    const found = await stat(join(folder, name)).catch(() => undefined);
    if (found?.isFile()) return name;
  }
  return undefined;
}
