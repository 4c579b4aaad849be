import { clearToken, readToken, type KeycloakRealm, readRealm } from "../session/admin-token";

/** Redirects to the identity provider, which ends the session. */
export type SignOut = (realm: KeycloakRealm) => Promise<void>;

/** Shortest time between two redirects to the identity provider, in ms; prevents loops. */
const LEAVE_GUARD = 60_000;
/** Key of the time of the last redirect, in session storage. */
const LEFT_AT = "encore:signed-out-at";
/** Prefix of the keys that keycloak-js stores during a redirect. */
const CALLBACK_PREFIX = "kc-callback-";

const signOutOfKeycloak: SignOut = async (realm) =>
  (await import(/* webpackChunkName: "keycloak-session" */ "../session/keycloak-session")).signOut(
    realm,
  );

/** Session of the visitor (SPEC section 6). Entries stored on the device do not belong to it. */
export class SessionStore {
  isSignedIn: boolean;
  private isLeaving = false;
  private readonly realm: KeycloakRealm | undefined;

  constructor(
    private readonly window: Window,
    private readonly signOut: SignOut = signOutOfKeycloak,
  ) {
    this.isSignedIn = this.hasToken();
    this.realm = readRealm(window.document.documentElement);
  }

  /** Ends the session here at once, and at the provider after `ready`. */
  async logOut(ready: Promise<void> = Promise.resolve()): Promise<void> {
    const wasSignedIn = this.isSignedIn || this.hasToken();
    clearToken(this.window.document, this.window.location);
    this.forget();
    if (!wasSignedIn || !this.realm || this.isLeaving || !this.mayLeave()) return;
    this.isLeaving = true;
    try {
      await ready;
      await this.signOut(this.realm);
    } catch {
      // The session has ended here; the provider is unreachable.
    } finally {
      this.isLeaving = false;
    }
  }

  private forget(): void {
    this.isSignedIn = false;
    try {
      const { localStorage } = this.window;
      const names = Object.keys(localStorage).filter((name) => name.startsWith(CALLBACK_PREFIX));
      for (const name of names) localStorage.removeItem(name);
    } catch {
      // Without storage there is nothing to clear.
    }
  }

  private hasToken(): boolean {
    return readToken(this.window.document.cookie) !== undefined;
  }

  private mayLeave(): boolean {
    try {
      const { sessionStorage } = this.window;
      const passed = Date.now() - Number(sessionStorage.getItem(LEFT_AT));
      if (passed < LEAVE_GUARD) return false;
      sessionStorage.setItem(LEFT_AT, String(Date.now()));
      return true;
    } catch {
      return false;
    }
  }
}
