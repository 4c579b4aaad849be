import type { RequestHandler } from "express";
import { withoutUpgrade } from "../plugins/static-host/headers/content-security-policy";
import { type HeaderRules, headersFor } from "../plugins/static-host/headers/header-rules";

const POLICY = "content-security-policy";

/**
 * Puts the site's headers on every answer before anything else runs, so that redirects and errors have
 * them too. How long a file is kept is said when the file is found.
 */
export function securityHeaders(site: { readonly rules: HeaderRules }): RequestHandler {
  return (request, response, next) => {
    const overTls = headersFor(site.rules, "/");
    const policy = overTls[POLICY] ?? "";
    response.set(request.secure ? overTls : { ...overTls, [POLICY]: withoutUpgrade(policy) });
    next();
  };
}
