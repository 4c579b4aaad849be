/** Name of the cookie with the visitor's token (SPEC section 6). */
export const ADMIN_TOKEN = "Admin-Token";

/** Characters of a bearer token (RFC 6750). */
const TOKEN = /^[\w.~+/-]+=*$/;

/** Reads the token from a cookie string; undefined if it is missing or malformed. */
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

/** Deletes the token's cookie at every path and domain that could hold it. */
export function clearToken(page: Pick<Document, "cookie">, { pathname, hostname }: Location): void {
  const names = hostname.split(".");
  const domains = names.slice(0, -1).map((_, index) => `; Domain=${names.slice(index).join(".")}`);
  const parts = pathname.split("/").filter(Boolean);
  const folders = parts.map((_, index) => `/${parts.slice(0, index + 1).join("/")}`);
  for (const path of ["/", ...folders.flatMap((folder) => [folder, `${folder}/`])]) {
    for (const domain of ["", ...domains]) {
      page.cookie = `${ADMIN_TOKEN}=; Path=${path}${domain}; Max-Age=0; SameSite=Strict`;
    }
  }
}

/** A Keycloak realm, the identity provider of a site. */
export interface KeycloakRealm {
  readonly url: string;
  readonly realm: string;
  readonly clientId: string;
}

/** Reads the realm that the build wrote to the page (src/data/browser/host.ts); undefined if there is none. */
export function readRealm({ dataset }: HTMLElement): KeycloakRealm | undefined {
  const { keycloak: url, keycloakRealm: realm, keycloakClient: clientId } = dataset;
  return url && realm && clientId ? { url, realm, clientId } : undefined;
}
