import type { Result } from "./score-table";

const BROAD = new Set("ftp: http: https: * http://* http://*.* https://* https://*.*".split(" "));
const INLINE = new Set(["'unsafe-inline'", "data:"]);
const HASH_OR_NONCE = /^'(?:sha256|sha384|sha512|nonce)-/;
const PASSIVE = ["img-src", "media-src"];

/** The sources of each directive, in lower case; undefined if a directive is given twice. */
export function parsePolicy(policy: string): Map<string, string[]> | undefined {
  const directives = new Map<string, string[]>();
  for (const entry of policy.toLowerCase().split(";")) {
    const [name, ...sources] = entry.trim().split(/\s+/);
    if (!name) continue;
    if (directives.has(name)) return undefined;
    directives.set(name, sources);
  }
  return directives;
}

/** Observatory's result for a policy of an https site (src/analyzer/tests/csp.js there). */
export function judgePolicy(policy: string | null): Result {
  if (policy === null) return "csp-not-implemented";
  const directives = parsePolicy(policy);
  if (!directives || directives.size === 0) return "csp-header-invalid";
  const fallback = directives.get("default-src") ?? ["*"];
  const sourcesOf = (name: string) => directives.get(name) ?? fallback;
  // A browser that knows hashes passes over 'unsafe-inline' beside them.
  const effective = (name: string) => {
    const sources = sourcesOf(name);
    const hashed = sources.some((source) => HASH_OR_NONCE.test(source));
    return hashed ? sources.filter((source) => source !== "'unsafe-inline'") : sources;
  };
  const scripts = effective("script-src");
  const styles = effective("style-src");
  const isInsecure = (source: string) => /^(?:http|ftp):/.test(source);
  const isLoose = (source: string) => BROAD.has(source) || INLINE.has(source);

  if (scripts.some(isLoose) || sourcesOf("object-src").some((source) => BROAD.has(source))) {
    return "csp-implemented-with-unsafe-inline";
  }
  const active = [...directives].filter(([name]) => !PASSIVE.includes(name));
  if (active.some(([, sources]) => sources.some(isInsecure))) {
    return "csp-implemented-with-insecure-scheme";
  }
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return "csp-implemented-with-unsafe-eval";
  if (PASSIVE.some((name) => sourcesOf(name).some(isInsecure))) {
    return "csp-implemented-with-insecure-scheme-in-passive-content-only";
  }
  if (styles.some(isLoose)) return "csp-implemented-with-unsafe-inline-in-style-src-only";
  return fallback.join() === "'none'"
    ? "csp-implemented-with-no-unsafe-default-src-none"
    : "csp-implemented-with-no-unsafe";
}
