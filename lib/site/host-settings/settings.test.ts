import { connectedOrigins, readSettings } from "./settings";

const REALM = { GATSBY_KEYCLOAK_REALM: "encore", GATSBY_KEYCLOAK_CLIENT_ID: "encore-site" };

test.each([
  {},
  { GATSBY_FUNCTIONS: "", GATSBY_CDN: "", GATSBY_KEYCLOAK_URL: "" },
  { GATSBY_FUNCTIONS: "off" },
])("%j sets nothing", (env) => {
  expect(readSettings(env)).toEqual({
    host: "own",
    hasFunctions: false,
    cdn: undefined,
    keycloak: undefined,
    hasHstsPreload: false,
  });
  expect(connectedOrigins(readSettings(env))).toEqual([]);
});

test("addresses are taken, and pages may connect to their origins", () => {
  const settings = readSettings({
    GATSBY_FUNCTIONS: "on",
    GATSBY_CDN: "https://files.example/encore",
    GATSBY_KEYCLOAK_URL: "http://127.0.0.1:8080/auth",
    ...REALM,
  });
  expect(settings).toMatchObject({
    hasFunctions: true,
    cdn: "https://files.example/encore",
    keycloak: "http://127.0.0.1:8080/auth",
  });
  expect(connectedOrigins(settings)).toEqual(["https://files.example", "http://127.0.0.1:8080"]);
});

test.each([
  "http://files.example",
  "https://files.example/",
  "https://files.example/a/",
  "https://files.example/a/../b",
  "https://files.example?a",
  "https://files.example#a",
  "https://Files.example",
  "https://me@files.example",
  "//files.example",
  "/files",
  "javascript:alert(1)",
  "https://files.example; script-src *",
])("%s is refused by name", (value) => {
  const said = `is ${JSON.stringify(value)}: it has to be https://`;
  expect(() => readSettings({ GATSBY_CDN: value })).toThrow(`GATSBY_CDN ${said}`);
  expect(() => readSettings({ GATSBY_KEYCLOAK_URL: value, ...REALM })).toThrow(
    `GATSBY_KEYCLOAK_URL ${said}`,
  );
});

test.each(["true", "1", "ON", "on "])("functions are on or off, not %j", (value) => {
  expect(() => readSettings({ GATSBY_FUNCTIONS: value })).toThrow(
    `GATSBY_FUNCTIONS is ${JSON.stringify(value)}: it has to be on or off.`,
  );
});

test("takes the settings of Keycloak together or not at all", () => {
  expect(() => readSettings({ GATSBY_KEYCLOAK_URL: "https://id.example" })).toThrow(
    "GATSBY_KEYCLOAK_REALM and GATSBY_KEYCLOAK_CLIENT_ID missing: GATSBY_KEYCLOAK_URL, " +
      "GATSBY_KEYCLOAK_REALM, GATSBY_KEYCLOAK_CLIENT_ID go together.",
  );
  expect(() => readSettings(REALM)).toThrow("GATSBY_KEYCLOAK_URL missing");
});

test("a realm is a name, for it stands in addresses", () => {
  const env = { GATSBY_KEYCLOAK_URL: "https://id.example", ...REALM };
  expect(() => readSettings({ ...env, GATSBY_KEYCLOAK_REALM: "../master" })).toThrow(
    'GATSBY_KEYCLOAK_REALM is "../master"',
  );
});

test.each([
  ["netlify", { NETLIFY: "true" }],
  ["cloudflare", { CF_PAGES: "1" }],
  ["github", { ENCORE_HOST: "github" }],
  ["own", { ENCORE_HOST: "own", CF_PAGES: "1" }],
])("the host is %s: %j", (host, env) => {
  expect(readSettings(env)).toMatchObject({ host });
});

test("a host that is not known is refused, and functions where none run", () => {
  expect(() => readSettings({ ENCORE_HOST: "Netlify" })).toThrow(
    'ENCORE_HOST is "Netlify", and has to be one of own, github, netlify, cloudflare; did you mean netlify?',
  );
  expect(() => readSettings({ ENCORE_HOST: "aws" })).toThrow(
    /^ENCORE_HOST is "aws", and has to be one of own, github, netlify, cloudflare\.$/,
  );
  expect(() => readSettings({ NETLIFY: "true", GATSBY_FUNCTIONS: "on" })).toThrow(
    "GATSBY_FUNCTIONS is on, but netlify runs none",
  );
});

test("browsers list the host as https only where that is asked for", () => {
  expect(readSettings({ ENCORE_HSTS: "preload" }).hasHstsPreload).toBe(true);
  expect(readSettings({ ENCORE_HSTS: "host" }).hasHstsPreload).toBe(false);
  expect(() => readSettings({ ENCORE_HSTS: "yes" })).toThrow(
    'ENCORE_HSTS is "yes": it has to be host or preload.',
  );
});
