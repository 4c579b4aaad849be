/** @jest-environment jsdom */
import { readRealm } from "../session/admin-token";
import { hostAttributes, readHost } from "./host";

const given = { ...process.env };
/** What these tests run in, without what is told of hosts. */
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

it("says nothing where a build was given nothing", () => {
  expect(hostAttributes()).toEqual({});
  expect(readHost(rootOf({}))).toEqual({ hasFunctions: false, cdn: "" });
  expect(readRealm(rootOf({}))).toBeUndefined();
});

it("gives the browser what a build was given", () => {
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
