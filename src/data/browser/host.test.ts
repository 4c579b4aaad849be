/** @jest-environment jsdom */
import { readRealm } from "../session/admin-token";
import { hostAttributes, readHost } from "./host";

const given = { ...process.env };
const env = Object.fromEntries(
  Object.entries(given).filter(([name]) => !name.startsWith("GATSBY_")),
);

beforeEach(() => {
  process.env = { ...env } as NodeJS.ProcessEnv;
});
afterEach(() => {
  process.env = given;
});

function rootOf(settings: Record<string, string>): HTMLElement {
  process.env = { ...env, ...settings } as NodeJS.ProcessEnv;
  const root = document.createElement("html");
  for (const [name, value] of Object.entries(hostAttributes())) root.setAttribute(name, value);
  return root;
}

it("writes no attributes without settings", () => {
  expect(hostAttributes()).toEqual({});
  expect(readHost(rootOf({}))).toEqual({ hasFunctions: false, cdn: "" });
  expect(readRealm(rootOf({}))).toBeUndefined();
});

it("passes the settings of the build to the browser", () => {
  const root = rootOf({
    GATSBY_FUNCTIONS: "on",
    GATSBY_CDN: "https://files.example/encore",
    GATSBY_KEYCLOAK_URL: "https://id.example",
    GATSBY_KEYCLOAK_REALM: "encore",
    GATSBY_KEYCLOAK_CLIENT_ID: "site",
  });
  expect(readHost(root)).toEqual({ hasFunctions: true, cdn: "https://files.example/encore" });
  expect(readRealm(root)).toEqual({
    url: "https://id.example",
    realm: "encore",
    clientId: "site",
  });
});
