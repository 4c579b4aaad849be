/** The cookie that holds the token of whoever is signed in (SPEC section 6). */
export const ADMIN_TOKEN = "Admin-Token";

/** What a bearer token may be made of (RFC 6750); anything else is no token. */
const TOKEN = /^[\w.~+/-]+=*$/;

/** The token in the cookies of a page; undefined if there is none that could be one. */
export function readToken(cookies: string): string | undefined {
  for (const cookie of cookies.split("; ")) {
    const [name, value = ""] = cookie.split(/=(.*)/s);
    const token = decoded(value);
    if (name === ADMIN_TOKEN && TOKEN.test(token)) return token;
  }
  return undefined;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return "";
  }
}
