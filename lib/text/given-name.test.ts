import { givenName } from "./given-name";

it.each([
  ["Rei Sakuma", "Rei"],
  ["HiMERU", "HiMERU"],
])("%s is called %s", (name, given) => {
  expect(givenName(name)).toBe(given);
});
