import type { RequestHandler } from "express";
import { withoutUpgrade } from "../lib/site/headers/content-security-policy";
import {
  type Headers,
  type HeaderRules,
  headersFor,
  CSP_HEADER,
} from "../lib/site/headers/header-rules";

/** Headers of a response; over plain HTTP the policy has no `upgrade-insecure-requests`. */
export function headersOf(rules: HeaderRules, path: string, isOverTls: boolean): Headers {
  const overTls = headersFor(rules, path);
  return isOverTls
    ? overTls
    : { ...overTls, [CSP_HEADER]: withoutUpgrade(overTls[CSP_HEADER] ?? "") };
}

/**
 * Sets the site's headers on all responses before other handlers, so that redirects and errors have them too. Headers
 * of a file are added once it is found.
 */
export function securityHeaders(site: { readonly rules: HeaderRules }): RequestHandler {
  return (request, response, next) => {
    response.set(headersOf(site.rules, request.path, request.secure));
    next();
  };
}
