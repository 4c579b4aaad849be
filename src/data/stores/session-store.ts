import { clearToken, readToken, type KeycloakRealm, readRealm } from "../session/admin-token";

/** Leaves for the identity provider, which ends the session there. */
export type SignOut = (realm: KeycloakRealm) => Promise<void>;

/** Shortest time between two ways to the identity provider, in ms: nobody is sent in circles. */
const LEAVE_GUARD = 60_000;
/** Where the time of the last way is kept, so that it survives it. */
const LEFT_AT = "encore:signed-out-at";
/** What keycloak-js keeps while somebody is on the way. */
const ON_THE_WAY = "kc-callback-";

const throughKeycloak: SignOut = async (realm) =>
  (await import(/* webpackChunkName: "keycloak-session" */ "../session/keycloak-session")).signOut(
    realm,
  );

/** Who is signed in (SPEC section 6). What a visitor keeps on the device is not of the session. */
export class SessionStore {
  isSignedIn: boolean;
  private isLeaving = false;
  private readonly realm: KeycloakRealm | undefined;

  constructor(
    private readonly window: Window,
    private readonly signOut: SignOut = throughKeycloak,
  ) {
    this.isSignedIn = this.hasToken();
    this.realm = readRealm(window.document.documentElement);
  }

  /** Forgets the session, here at once, and at the provider when `ready` has come. */
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
      // Here nobody is signed in any more; the provider could not be told.
    } finally {
      this.isLeaving = false;
    }
  }

  private forget(): void {
    this.isSignedIn = false;
    try {
      const { localStorage } = this.window;
      const names = Object.keys(localStorage).filter((name) => name.startsWith(ON_THE_WAY));
      for (const name of names) localStorage.removeItem(name);
    } catch {
      // A browser that gives no storage has kept nothing.
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
