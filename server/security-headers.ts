import type { RequestHandler } from "express";
import { withoutUpgrade } from "../plugins/static-host/headers/content-security-policy";
import { type HeaderRules, headersFor } from "../plugins/static-host/headers/header-rules";

const POLICY = "content-security-policy";

/**
 * Puts the site's headers on every answer before anything else runs, so that redirects and errors have
 * them too. How long a file is kept is said when the file is found.
 */
export function securityHeaders(rules: HeaderRules): RequestHandler {
  const overTls = headersFor(rules, "/");
  const plain = { ...overTls, [POLICY]: withoutUpgrade(overTls[POLICY] ?? "") };
  return (request, response, next) => {
    response.set(request.secure ? overTls : plain);
    next();
  };
}
