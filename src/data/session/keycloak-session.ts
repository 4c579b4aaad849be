import Keycloak from "keycloak-js";
import { clearToken, readToken, type KeycloakRealm, readRealm } from "./admin-token";
import { keepToken } from "./keep-token";
import { provideWithResolvers } from "./with-resolvers";

provideWithResolvers(Promise);

const PATIENCE = 4000;
const AHEAD = 30;
/** Shortest and longest time between two new tokens, in seconds; a timer holds no more than 24 days. */
const SHORTEST = 10;
const LONGEST = 86_400;

let session: Promise<Keycloak | undefined> | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Finds out whether the visitor is signed in at the provider (check-sso: by a redirection there and
 * back, without a frame) and keeps the token in the cookie `Admin-Token`, renewed while the page is
 * open. Where the provider is out of reach the page stays as it is: nobody is newly signed in, and a token
 * that is there holds until it runs out.
 */
export async function checkSignIn(): Promise<void> {
  const realm = readRealm(document.documentElement);
  if (realm) session ??= begin(realm);
  if (!(await session)) session = undefined;
}

/** Ends the session at the provider, which leads back to this page. @throws if the provider is out of reach */
export async function signOut(realm: KeycloakRealm): Promise<void> {
  const asked = await session;
  end();
  if (!(await isReachable(realm))) throw new Error("The identity provider is out of reach.");
  const keycloak = asked ?? new Keycloak(realm);
  // Without what begins a session nothing is asked of the provider.
  if (!asked) await keycloak.init({ checkLoginIframe: false, redirectUri: addressHere() });
  keycloak.onAuthLogout = undefined;
  await keycloak.logout({ redirectUri: addressHere() });
}

async function begin(realm: KeycloakRealm): Promise<Keycloak | undefined> {
  const keycloak = new Keycloak(realm);
  const isBack = isOnTheWayBack();
  if (!isBack && !(await isReachable(realm))) return undefined;
  keycloak.onAuthLogout = end;
  try {
    // Whoever has just been sent back is not sent there again, even if the browser forgot about it.
    const isSignedIn = await keycloak.init({
      ...(!isBack && { onLoad: "check-sso" }),
      checkLoginIframe: false,
      redirectUri: addressHere(),
    });
    // An answer that nobody here has asked for is left out of the address.
    if (isOnTheWayBack()) window.history.replaceState(window.history.state, "", addressHere());
    if (isSignedIn) keep(keycloak);
    else clearToken(document, window.location);
    return keycloak;
  } catch {
    clearToken(document, window.location);
    return undefined;
  }
}

function keep(keycloak: Keycloak): void {
  const seconds = secondsLeft(keycloak);
  keepToken(document, window.location, keycloak.token ?? "", seconds);
  renewAfter(seconds - AHEAD, keycloak);
}

function renewAfter(seconds: number, keycloak: Keycloak): void {
  clearTimeout(timer);
  const wait = Math.min(Math.max(seconds, SHORTEST), LONGEST);
  timer = setTimeout(() => void renew(keycloak), wait * 1000);
}

/** Gets a new token, if the old one is still there: whoever has signed out in the meantime stays so. */
async function renew(keycloak: Keycloak): Promise<void> {
  if (!hasToken()) return end();
  try {
    await keycloak.updateToken(-1);
  } catch {
    // A provider that refuses has taken the token from the library.
    if (!keycloak.token || secondsLeft(keycloak) <= 0) return end();
    return renewAfter(SHORTEST, keycloak);
  }
  if (hasToken()) keep(keycloak);
  else end();
}

/** Nobody is signed in any more: no token is left, and none will come. */
function end(): void {
  clearTimeout(timer);
  session = undefined;
  clearToken(document, window.location);
}

const hasToken = (): boolean => readToken(document.cookie) !== undefined;

const secondsLeft = ({ tokenParsed, timeSkew }: Keycloak): number =>
  (tokenParsed?.exp ?? 0) + (timeSkew ?? 0) - Date.now() / 1000;

async function isReachable({ url, realm }: KeycloakRealm): Promise<boolean> {
  const about = `${url}/realms/${encodeURIComponent(realm)}/.well-known/openid-configuration`;
  try {
    const { ok } = await fetch(about, { signal: AbortSignal.timeout(PATIENCE) });
    return ok;
  } catch {
    return false;
  }
}

function isOnTheWayBack(): boolean {
  const params = new URLSearchParams(window.location.hash.slice(1));
  return params.has("state") && (params.has("code") || params.has("error"));
}

/** The address of the page without its fragment, which a provider may not be given. */
const addressHere = (): string => window.location.href.replace(/#.*$/s, "");
