import { judgeCookies } from "./judge-cookies";
import { judgePolicy, parsePolicy } from "./judge-policy";
import { GRADES, LEAST_FOR_BONUS, type Result, SCORE_TABLE } from "./score-table";

/** What a scan sees of a site. */
export interface Scanned {
  /** Headers of the home page, asked for with an `Origin` of another site. */
  readonly headers: Headers;
  /** The origin that was named when asking. */
  readonly origin: string;
  /** The home page's text. */
  readonly html: string;
  /** Whether http leads to https at once: the host's doing, not the headers'. */
  readonly redirects: boolean;
}

/** A scan's outcome, as developer.mozilla.org/en-US/observatory shows it. */
export interface Scan {
  readonly score: number;
  readonly grade: string;
  readonly results: readonly Result[];
}

function judgeSharing({ headers, origin }: Scanned): Result {
  const allowed = headers.get("access-control-allow-origin");
  if (!allowed) return "cross-origin-resource-sharing-not-implemented";
  if (allowed === "*") return "cross-origin-resource-sharing-implemented-with-public-access";
  return allowed === origin && headers.get("access-control-allow-credentials") === "true"
    ? "cross-origin-resource-sharing-implemented-with-universal-access"
    : "cross-origin-resource-sharing-implemented-with-restricted-access";
}

function judgeReferrer(value: string | null): Result {
  if (value === null) return "referrer-policy-not-implemented";
  const known = value
    .toLowerCase()
    .split(",")
    .map((policy) => policy.trim())
    .findLast((policy) =>
      /^(?:no-referrer|same-origin|unsafe-url|(?:strict-)?origin)/.test(policy),
    );
  if (!known) return "referrer-policy-header-invalid";
  return /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(known)
    ? "referrer-policy-private"
    : "referrer-policy-unsafe";
}

// 180 days: src/analyzer/tests/strict-transport-security.js there.
const SIX_MONTHS = 15_552_000;

function judgeTransport(value: string | null): Result {
  if (value === null) return "hsts-not-implemented";
  const age = /(?:^|;)\s*max-age=(\d+)/i.exec(value)?.[1];
  if (age === undefined || value.includes(",")) return "hsts-header-invalid";
  return Number(age) < SIX_MONTHS
    ? "hsts-implemented-max-age-less-than-six-months"
    : "hsts-implemented-max-age-at-least-six-months";
}

function judgeIntegrity(html: string): Result {
  const scripts = [...html.matchAll(/<script\b[^>]*>/gi)].map(([tag]) => tag);
  if (scripts.length === 0) return "sri-not-implemented-but-no-scripts-loaded";
  const foreign = scripts.filter((tag) => /\ssrc="https?:\/\//i.test(tag));
  if (foreign.some((tag) => !/\sintegrity=/i.test(tag))) {
    return "sri-not-implemented-but-external-scripts-loaded-securely";
  }
  if (foreign.length > 0) return "sri-implemented-and-external-scripts-loaded-securely";
  return scripts.some((tag) => /\ssrc=/.test(tag) && /\sintegrity=/i.test(tag))
    ? "sri-implemented-and-all-scripts-loaded-securely"
    : "sri-not-implemented-but-all-scripts-loaded-from-secure-origin";
}

function judgeType(value: string | null): Result {
  if (value === null) return "x-content-type-options-not-implemented";
  return value.trim().toLowerCase() === "nosniff"
    ? "x-content-type-options-nosniff"
    : "x-content-type-options-header-invalid";
}

function judgeFraming(value: string | null, policy: string | null): Result {
  if (parsePolicy(policy ?? "")?.has("frame-ancestors")) {
    return "x-frame-options-implemented-via-csp";
  }
  if (value === null) return "x-frame-options-not-implemented";
  return /^(?:deny|sameorigin)$/i.test(value.trim())
    ? "x-frame-options-sameorigin-or-deny"
    : "x-frame-options-header-invalid";
}

function judgeResourcePolicy(value: string | null): Result {
  if (value === null) return "corp-not-implemented";
  const kind = /^(?:same-origin|same-site|cross-origin)$/.exec(value.trim().toLowerCase())?.[0];
  return kind ? (`corp-implemented-with-${kind}` as Result) : "corp-header-invalid";
}

/**
 * Scores a site by the rules of Mozilla's HTTP Observatory (see score-table.ts for the source), for
 * a host that is asked over https with a valid certificate and is not yet in browsers' preload lists.
 */
export function observatory(scanned: Scanned): Scan {
  const header = (name: string) => scanned.headers.get(name);
  const policy = header("content-security-policy");
  const transport = judgeTransport(header("strict-transport-security"));
  const results: Result[] = [
    judgePolicy(policy),
    judgeCookies(
      scanned.headers.getSetCookie(),
      transport === "hsts-implemented-max-age-at-least-six-months",
    ),
    judgeSharing(scanned),
    scanned.redirects ? "redirection-to-https" : "redirection-missing",
    judgeReferrer(header("referrer-policy")),
    transport,
    judgeIntegrity(scanned.html),
    judgeType(header("x-content-type-options")),
    judgeFraming(header("x-frame-options"), policy),
    judgeResourcePolicy(header("cross-origin-resource-policy")),
  ];
  const modifiers = results.map((result) => SCORE_TABLE[result]);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  const withoutBonus = 100 + sum(modifiers.filter((modifier) => modifier < 0));
  const counted = withoutBonus >= LEAST_FOR_BONUS ? 100 + sum(modifiers) : withoutBonus;
  const score = Math.max(counted, 0);
  return { score, grade: GRADES.find(([least]) => score >= least)?.[1] ?? "F", results };
}
