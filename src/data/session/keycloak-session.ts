import Keycloak from "keycloak-js";
import { clearToken, readToken, type KeycloakRealm, readRealm } from "./admin-token";
import { storeToken } from "./store-token";
import { provideWithResolvers } from "./with-resolvers";

provideWithResolvers(Promise);

const REACHABLE_TIMEOUT_MS = 4000;
const RENEW_AHEAD_SECONDS = 30;
/** Bounds of the time until a token is renewed, in seconds; a timer overflows at 24 days. */
const SHORTEST_WAIT_SECONDS = 10;
const LONGEST_WAIT_SECONDS = 86_400;

let session: Promise<Keycloak | undefined> | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Checks whether the visitor is signed in at the provider (check-sso by redirect, without a frame), stores the token in
 * the cookie `Admin-Token` and renews it while the page is open. If the provider is unreachable nothing changes; an
 * existing token stays valid until it expires.
 */
export async function checkSignIn(): Promise<void> {
  const realm = readRealm(document.documentElement);
  if (realm) session ??= begin(realm);
  if (!(await session)) session = undefined;
}

/**
 * Ends the session at the provider, which redirects back to this page.
 * @throws if the provider is unreachable
 */
export async function signOut(realm: KeycloakRealm): Promise<void> {
  const current = await session;
  end();
  if (!(await isReachable(realm))) throw new Error("The identity provider is out of reach.");
  const keycloak = current ?? new Keycloak(realm);
  // `init` without `onLoad` sends no request.
  if (!current) await keycloak.init({ checkLoginIframe: false, redirectUri: addressHere() });
  keycloak.onAuthLogout = undefined;
  await keycloak.logout({ redirectUri: addressHere() });
}

async function begin(realm: KeycloakRealm): Promise<Keycloak | undefined> {
  const keycloak = new Keycloak(realm);
  const isRedirectedBack = isCallback();
  if (!isRedirectedBack && !(await isReachable(realm))) return undefined;
  keycloak.onAuthLogout = end;
  try {
    // Just redirected back: not redirected again, even if the browser lost the stored state.
    const isSignedIn = await keycloak.init({
      ...(!isRedirectedBack && { onLoad: "check-sso" }),
      checkLoginIframe: false,
      redirectUri: addressHere(),
    });
    // A response that this browser did not request is removed from the address.
    if (isCallback()) window.history.replaceState(window.history.state, "", addressHere());
    if (isSignedIn) storeAndRenew(keycloak);
    else clearToken(document, window.location);
    return keycloak;
  } catch {
    clearToken(document, window.location);
    return undefined;
  }
}

function storeAndRenew(keycloak: Keycloak): void {
  const seconds = secondsLeft(keycloak);
  storeToken(document, window.location, keycloak.token ?? "", seconds);
  renewAfter(seconds - RENEW_AHEAD_SECONDS, keycloak);
}

function renewAfter(seconds: number, keycloak: Keycloak): void {
  clearTimeout(timer);
  const wait = Math.min(Math.max(seconds, SHORTEST_WAIT_SECONDS), LONGEST_WAIT_SECONDS);
  timer = setTimeout(() => void renew(keycloak), wait * 1000);
}

/** Renews the token, unless its cookie is gone, as after a sign-out in the meantime. */
async function renew(keycloak: Keycloak): Promise<void> {
  if (!hasToken()) return end();
  try {
    await keycloak.updateToken(-1);
  } catch {
    // keycloak-js has cleared its token if the provider refused.
    if (!keycloak.token || secondsLeft(keycloak) <= 0) return end();
    return renewAfter(SHORTEST_WAIT_SECONDS, keycloak);
  }
  if (hasToken()) storeAndRenew(keycloak);
  else end();
}

function end(): void {
  clearTimeout(timer);
  session = undefined;
  clearToken(document, window.location);
}

const hasToken = (): boolean => readToken(document.cookie) !== undefined;

const secondsLeft = ({ tokenParsed, timeSkew }: Keycloak): number =>
  (tokenParsed?.exp ?? 0) + (timeSkew ?? 0) - Date.now() / 1000;

async function isReachable({ url, realm }: KeycloakRealm): Promise<boolean> {
  const discoveryUrl = `${url}/realms/${encodeURIComponent(realm)}/.well-known/openid-configuration`;
  try {
    const { ok } = await fetch(discoveryUrl, { signal: AbortSignal.timeout(REACHABLE_TIMEOUT_MS) });
    return ok;
  } catch {
    return false;
  }
}

function isCallback(): boolean {
  const params = new URLSearchParams(window.location.hash.slice(1));
  return params.has("state") && (params.has("code") || params.has("error"));
}

/** URL of the page without its fragment, which redirect URIs must not contain. */
const addressHere = (): string => window.location.href.replace(/#.*$/s, "");
