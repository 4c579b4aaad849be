/** @jest-environment jsdom */
import { MIDDLEWARE } from "./run-middleware";

const checkSignIn = jest.fn<Promise<void>, []>();
jest.mock("#src/data/session/keycloak-session", () => ({ checkSignIn: () => checkSignIn() }));

const { dataset } = document.documentElement;
afterEach(() => {
  delete dataset.keycloak;
  checkSignIn.mockReset();
});

it("does nothing without an identity provider", async () => {
  await MIDDLEWARE.keycloakLogin?.();
  expect(checkSignIn).not.toHaveBeenCalled();
});

it("checks the sign-in; a failure leaves the page as it is", async () => {
  dataset.keycloak = "https://id.example";
  checkSignIn.mockRejectedValue(new Error("no"));
  await expect(MIDDLEWARE.keycloakLogin?.()).resolves.toBeUndefined();
  expect(checkSignIn).toHaveBeenCalledTimes(1);
});
