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

/** Takes the token's cookie away wherever it may have been put: for each folder and each domain above this page. */
export function clearToken(page: Pick<Document, "cookie">, { pathname, hostname }: Location): void {
  const names = hostname.split(".");
  const domains = names.slice(0, -1).map((_, place) => `; Domain=${names.slice(place).join(".")}`);
  const parts = pathname.split("/").filter(Boolean);
  const folders = parts.map((_, place) => `/${parts.slice(0, place + 1).join("/")}`);
  for (const path of ["/", ...folders.flatMap((folder) => [folder, `${folder}/`])]) {
    for (const domain of ["", ...domains]) {
      page.cookie = `${ADMIN_TOKEN}=; Path=${path}${domain}; Max-Age=0; SameSite=Strict`;
    }
  }
}

/** The identity provider that a site signs in at. */
export interface KeycloakRealm {
  readonly url: string;
  readonly realm: string;
  readonly clientId: string;
}

/** Reads the provider that the build wrote into the page (src/data/browser/host.ts); undefined if there is none. */
export function readRealm({ dataset }: HTMLElement): KeycloakRealm | undefined {
  const { keycloak: url, keycloakRealm: realm, keycloakClient: clientId } = dataset;
  return url && realm && clientId ? { url, realm, clientId } : undefined;
}
