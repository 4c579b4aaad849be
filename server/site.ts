import type { HeaderRules } from "../lib/site/headers/header-rules";
import type { Redirect } from "../lib/site/redirects/redirects";

/** What the server serves. */
export interface Site {
  /** The built site, an absolute path. */
  readonly folder: string;
  /** Gatsby's compiled functions, an absolute path; need not exist. */
  readonly functions: string;
  /** The rules of the build that is served now. */
  readonly rules: HeaderRules;
  /** Where pages of that build have gone: old paths, and the paths to go to. */
  readonly redirects: readonly Redirect[];
  /** Proxies whose word on the visitor's address and on TLS counts; by default this machine's. */
  readonly trustedProxies?: readonly string[];
}
