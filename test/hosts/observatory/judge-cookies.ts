import type { Result } from "./score-table";

/** Faults of cookies from the least to the worst, as src/analyzer/tests/cookies.js there orders them. */
const FAULTS = [
  "cookies-without-secure-flag-but-protected-by-hsts",
  "cookies-without-secure-flag",
  "cookies-session-without-secure-flag-but-protected-by-hsts",
  "cookies-samesite-flag-invalid",
  "cookies-anticsrf-without-samesite-flag",
  "cookies-session-without-httponly-flag",
  "cookies-session-without-secure-flag",
] as const satisfies readonly Result[];

/** The faults of one `Set-Cookie` value; `hsts`: whether all is asked for over TLS anyway. */
function faultsOf(cookie: string, hsts: boolean): Result[] {
  const [pair = "", ...flags] = cookie.toLowerCase().split(";");
  const name = pair.split("=")[0] ?? "";
  const value = (flag: string) =>
    flags.map((one) => one.trim().split("=")).find(([key]) => key === flag);
  const isSession = /login|sess/.test(name);
  const isSecure = value("secure") !== undefined;
  const sameSite = value("samesite");
  const faults: Result[] = [];
  if (sameSite && !/^(?:lax|strict|none)$/.test(sameSite[1] ?? "")) faults.push(FAULTS[3]);
  if (!isSecure && sameSite?.[1] === "none") faults.push(FAULTS[3]);
  if (!isSecure) faults.push(hsts ? FAULTS[0] : FAULTS[1]);
  if (!isSecure && isSession) faults.push(hsts ? FAULTS[2] : FAULTS[6]);
  if (name.includes("csrf") && !sameSite) faults.push(FAULTS[4]);
  if (isSession && !value("httponly")) faults.push(FAULTS[5]);
  return faults;
}

/** Observatory's result for the cookies of an answer: their worst fault, else how good they are. */
export function judgeCookies(cookies: readonly string[], hsts: boolean): Result {
  if (cookies.length === 0) return "cookies-not-found";
  const found = new Set(cookies.flatMap((cookie) => faultsOf(cookie, hsts)));
  const worst = FAULTS.findLast((fault) => found.has(fault));
  if (worst) return worst;
  return cookies.every((cookie) => /;\s*samesite=/i.test(cookie))
    ? "cookies-secure-with-httponly-sessions-and-samesite"
    : "cookies-secure-with-httponly-sessions";
}
