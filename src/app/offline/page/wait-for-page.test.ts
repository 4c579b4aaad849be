/** @jest-environment jsdom */
import { waitForPage } from "./wait-for-page";

/** Mocks a network that responds from the given attempt on. */
function answersAt(look: number): { looks: number } {
  const network = { looks: 0 };
  Object.assign(window, {
    fetch: async () => {
      if (++network.looks < look) throw new TypeError("Failed to fetch");
      return {};
    },
  });
  return network;
}

afterEach(() => Reflect.deleteProperty(window, "fetch"));

const pauses = [0, 0, 0];

test("looks again until the host answers", async () => {
  const network = answersAt(3);
  expect(await waitForPage("/", new AbortController().signal, pauses)).toBe(true);
  expect(network.looks).toBe(3);
});

test("gives up after the last attempt", async () => {
  answersAt(4);
  expect(await waitForPage("/", new AbortController().signal, pauses)).toBe(false);
});

test("stops on abort", async () => {
  const network = answersAt(1);
  expect(await waitForPage("/", AbortSignal.abort(), pauses)).toBe(false);
  expect(network.looks).toBe(0);
});
