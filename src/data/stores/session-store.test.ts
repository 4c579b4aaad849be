/** @jest-environment jsdom */
import { readToken } from "../session/admin-token";
import { storeToken } from "../session/store-token";
import { SessionStore } from "./session-store";

const { dataset } = document.documentElement;
const signIn = () => storeToken(document, window.location, "abc", 60);
const token = () => readToken(document.cookie);

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  document.cookie = "Admin-Token=; Path=/; Max-Age=0";
  for (const key of ["keycloak", "keycloakRealm", "keycloakClient"]) delete dataset[key];
});

function configure() {
  dataset.keycloak = "https://id.example";
  dataset.keycloakRealm = "encore";
  dataset.keycloakClient = "site";
}

it("without an identity provider deletes only the token and the entries of sign-in", async () => {
  signIn();
  localStorage.setItem("kc-callback-1", "{}");
  localStorage.setItem("favorites", "{}");
  const signOut = jest.fn();
  const session = new SessionStore(window, signOut);
  expect(session.isSignedIn).toBe(true);
  await session.logOut();
  expect(session.isSignedIn).toBe(false);
  expect(token()).toBeUndefined();
  expect(Object.keys(localStorage)).toEqual(["favorites"]);
  expect(signOut).not.toHaveBeenCalled();
});

describe("with an identity provider", () => {
  beforeEach(configure);

  it("ends the session there too, once it may", async () => {
    signIn();
    const order: string[] = [];
    const signOut = jest.fn(async () => void order.push("left"));
    const session = new SessionStore(window, signOut);
    let ready = () => {};
    const left = session.logOut(
      new Promise((resolve) => {
        ready = () => {
          order.push("read");
          resolve();
        };
      }),
    );
    expect(token()).toBeUndefined();
    ready();
    await left;
    expect(order).toEqual(["read", "left"]);
    expect(signOut).toHaveBeenCalledWith({
      url: "https://id.example",
      realm: "encore",
      clientId: "site",
    });
  });

  it("redirects only visitors who are signed in", async () => {
    const signOut = jest.fn();
    await new SessionStore(window, signOut).logOut();
    expect(signOut).not.toHaveBeenCalled();
  });

  it("never loops: repeated sign-outs redirect once", async () => {
    const signOut = jest.fn(() => Promise.resolve());
    signIn();
    const session = new SessionStore(window, signOut);
    await Promise.all([session.logOut(), session.logOut(), session.logOut()]);
    signIn();
    await new SessionStore(window, signOut).logOut();
    expect(signOut).toHaveBeenCalledTimes(1);
    expect(token()).toBeUndefined();
  });

  it("is signed out here even if the provider is unreachable", async () => {
    signIn();
    const session = new SessionStore(window, () => Promise.reject(new Error("out of reach")));
    await expect(session.logOut()).resolves.toBeUndefined();
    expect(token()).toBeUndefined();
  });
});
