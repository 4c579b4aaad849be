/** @jest-environment jsdom */
import { readToken } from "./admin-token";

interface FakeInit {
  onLoad?: string;
  checkLoginIframe?: boolean;
  redirectUri?: string;
}

const library = {
  init: jest.fn<Promise<boolean>, [FakeInit]>(),
  updateToken: jest.fn<Promise<boolean>, [number]>(),
  logout: jest.fn<Promise<void>, [{ redirectUri: string }]>(),
  token: "first" as string | undefined,
  /** Expiry of the token, in seconds since 1970. */
  exp: 0,
};

jest.mock("keycloak-js", () => ({
  __esModule: true,
  default: class {
    init = (given: FakeInit) => library.init(given);
    updateToken = (seconds: number) => library.updateToken(seconds);
    logout = (given: { redirectUri: string }) => library.logout(given);
    timeSkew = 0;
    get token() {
      return library.token;
    }
    get tokenParsed() {
      return { exp: library.exp };
    }
  },
}));

const REALM = { url: "https://id.example", realm: "encore", clientId: "site" };
const token = () => readToken(document.cookie);
let fetched: jest.Mock;

/** Loads the module afresh, as a new page load would. */
async function load() {
  let found: typeof import("./keycloak-session") | undefined;
  await jest.isolateModulesAsync(async () => {
    found = await import("./keycloak-session");
  });
  if (!found) throw new Error("The module was not loaded.");
  return found;
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  library.token = "first";
  library.exp = Date.now() / 1000 + 300;
  document.cookie = "Admin-Token=; Path=/; Max-Age=0";
  window.history.replaceState(null, "", "/powerup?a=1#b");
  Object.assign(document.documentElement.dataset, {
    keycloak: REALM.url,
    keycloakRealm: REALM.realm,
    keycloakClient: REALM.clientId,
  });
  fetched = jest.fn(() => Promise.resolve({ ok: true }));
  Object.assign(globalThis, { fetch: fetched });
  AbortSignal.timeout ??= () => new AbortController().signal;
});
afterEach(() => jest.useRealTimers());

it("checks the sign-in without a frame, and renews the token while the page is open", async () => {
  library.init.mockResolvedValue(true);
  library.updateToken.mockImplementation(async () => {
    library.token = "second";
    library.exp += 300;
    return true;
  });
  const { checkSignIn } = await load();
  await checkSignIn();
  await checkSignIn();
  expect(fetched.mock.calls[0]?.[0]).toBe(
    "https://id.example/realms/encore/.well-known/openid-configuration",
  );
  expect(library.init.mock.calls).toEqual([
    [
      {
        onLoad: "check-sso",
        checkLoginIframe: false,
        redirectUri: "http://localhost/powerup?a=1",
      },
    ],
  ]);
  expect(token()).toBe("first");
  await jest.advanceTimersByTimeAsync(269_000);
  expect(token()).toBe("first");
  await jest.advanceTimersByTimeAsync(2_000);
  expect(token()).toBe("second");
});

/** Signs in at a provider that renews the token on each request. */
async function signIn() {
  library.init.mockResolvedValue(true);
  library.updateToken.mockImplementation(async () => {
    library.token = "second";
    return true;
  });
  const module = await load();
  await module.checkSignIn();
  return module;
}

it("has no token after signing out", async () => {
  await signIn();
  document.cookie = "Admin-Token=; Path=/; Max-Age=0";
  await jest.advanceTimersByTimeAsync(600_000);
  expect(token()).toBeUndefined();
  expect(library.updateToken).not.toHaveBeenCalled();
  expect(jest.getTimerCount()).toBe(0);
});

it("not even if a renewal is pending", async () => {
  await signIn();
  let resolveInit: (hasCome: boolean) => void = () => {};
  library.updateToken.mockImplementation(() => new Promise((resolve) => (resolveInit = resolve)));
  await jest.advanceTimersByTimeAsync(271_000);
  document.cookie = "Admin-Token=; Path=/; Max-Age=0";
  resolveInit(true);
  await jest.advanceTimersByTimeAsync(600_000);
  expect(token()).toBeUndefined();
  expect(jest.getTimerCount()).toBe(0);
});

it("signing out deletes the token here even if the provider is unreachable", async () => {
  const { signOut } = await signIn();
  fetched.mockRejectedValue(new TypeError("Failed to fetch"));
  await expect(signOut(REALM)).rejects.toThrow("out of reach");
  expect(token()).toBeUndefined();
  await jest.advanceTimersByTimeAsync(600_000);
  expect(token()).toBeUndefined();
  expect(jest.getTimerCount()).toBe(0);
});

it("deletes a token that the provider does not renew", async () => {
  await signIn();
  library.updateToken.mockImplementation(() => {
    library.token = undefined;
    return Promise.reject(new Error("session over"));
  });
  await jest.advanceTimersByTimeAsync(271_000);
  expect(token()).toBeUndefined();
  expect(jest.getTimerCount()).toBe(0);
});

it("keeps a token through a moment without network, and renews it after", async () => {
  await signIn();
  library.updateToken.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await jest.advanceTimersByTimeAsync(271_000);
  expect(token()).toBe("first");
  await jest.advanceTimersByTimeAsync(10_000);
  expect(token()).toBe("second");
});

it("forgets a token that could not be renewed until it ran out", async () => {
  await signIn();
  library.updateToken.mockRejectedValue(new TypeError("Failed to fetch"));
  await jest.advanceTimersByTimeAsync(299_000);
  expect(library.updateToken).toHaveBeenCalledTimes(3);
  await jest.advanceTimersByTimeAsync(20_000);
  expect(token()).toBeUndefined();
  expect(jest.getTimerCount()).toBe(0);
});

it("waits no longer than a timer can", async () => {
  library.exp += 40 * 86_400;
  await signIn();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(library.updateToken).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(86_400_000);
  expect(library.updateToken).toHaveBeenCalledTimes(1);
});

it("an existing token stays while the provider is unreachable", async () => {
  document.cookie = "Admin-Token=old; Path=/";
  fetched.mockRejectedValue(new TypeError("Failed to fetch"));
  await (await load()).checkSignIn();
  expect(token()).toBe("old");
});

it.each([
  ["does not answer", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["is in trouble", () => Promise.resolve({ ok: false })],
])("does not redirect while the provider %s, and checks again later", async (_how, answer) => {
  fetched.mockImplementation(answer);
  const { checkSignIn } = await load();
  await checkSignIn();
  expect(library.init).not.toHaveBeenCalled();
  fetched.mockImplementation(() => Promise.resolve({ ok: true }));
  library.init.mockResolvedValue(false);
  await checkSignIn();
  expect(library.init).toHaveBeenCalledTimes(1);
});

it("checks nothing after the redirect back, and removes an unrequested response from the address", async () => {
  window.history.replaceState(null, "", "/powerup#state=x&code=y");
  library.init.mockResolvedValue(false);
  await (await load()).checkSignIn();
  expect(library.init.mock.calls[0]?.[0]).not.toHaveProperty("onLoad");
  expect(fetched).not.toHaveBeenCalled();
  expect(window.location.href).toBe("http://localhost/powerup");
});

it("stays signed out if the provider fails, and does not throw", async () => {
  document.cookie = "Admin-Token=old; Path=/";
  library.init.mockRejectedValue(new Error("Invalid nonce."));
  await expect((await load()).checkSignIn()).resolves.toBeUndefined();
  expect(token()).toBeUndefined();
});

it("signs out at the provider, which redirects back", async () => {
  library.init.mockResolvedValue(false);
  library.logout.mockResolvedValue();
  await (await load()).signOut(REALM);
  expect(library.init.mock.calls[0]?.[0]).not.toHaveProperty("onLoad");
  expect(library.logout).toHaveBeenCalledWith({ redirectUri: "http://localhost/powerup?a=1" });
});

it("does not redirect to an unreachable provider", async () => {
  fetched.mockRejectedValue(new TypeError("Failed to fetch"));
  await expect((await load()).signOut(REALM)).rejects.toThrow("out of reach");
  expect(library.logout).not.toHaveBeenCalled();
});
