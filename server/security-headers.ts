import type { RequestHandler } from "express";
import { withoutUpgrade } from "../lib/site/headers/content-security-policy";
import { type HeaderRules, headersFor } from "../lib/site/headers/header-rules";

const POLICY = "content-security-policy";

/** The headers of every answer over plain HTTP, which asks nobody to come back by TLS. */
export function plainHeaders(rules: HeaderRules): Record<string, string> {
  const overTls = headersFor(rules, "/");
  return { ...overTls, [POLICY]: withoutUpgrade(overTls[POLICY] ?? "") };
}

/**
 * Puts the site's headers on every answer before anything else runs, so that redirects and errors have
 * them too. How long a file is kept is said when the file is found.
 */
export function securityHeaders(site: { readonly rules: HeaderRules }): RequestHandler {
  return (request, response, next) => {
    response.set(request.secure ? headersFor(site.rules, "/") : plainHeaders(site.rules));
    next();
  };
}
