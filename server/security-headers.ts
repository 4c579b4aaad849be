import type { RequestHandler } from "express";
import { withoutUpgrade } from "../lib/site/headers/content-security-policy";
import {
  type Headers,
  type HeaderRules,
  headersFor,
  POLICY,
} from "../lib/site/headers/header-rules";

/** The headers of an answer. One over plain HTTP asks nobody to come back by TLS. */
export function headersOf(rules: HeaderRules, path: string, isOverTls: boolean): Headers {
  const overTls = headersFor(rules, path);
  return isOverTls ? overTls : { ...overTls, [POLICY]: withoutUpgrade(overTls[POLICY] ?? "") };
}

/**
 * Puts the site's headers on every answer before anything else runs, so that redirects and errors have
 * them too. What a file has of its own is said when the file is found.
 */
export function securityHeaders(site: { readonly rules: HeaderRules }): RequestHandler {
  return (request, response, next) => {
    response.set(headersOf(site.rules, request.path, request.secure));
    next();
  };
}
