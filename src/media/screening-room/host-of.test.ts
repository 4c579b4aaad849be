import { hostOf } from "./host-of";

test.each([
  ["https://www.example.org/watch?v=1", "example.org"],
  ["https://films.example.org", "films.example.org"],
  ["http://example.org", undefined],
  ["/explore/media", undefined],
  ["https://", undefined],
  ["", undefined],
])("%s is on %s", (address, host) => {
  expect(hostOf(address)).toBe(host);
});
