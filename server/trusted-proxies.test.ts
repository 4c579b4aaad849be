import { trustedProxies } from "./trusted-proxies";

it("takes addresses, ranges and names of ranges", () => {
  expect(trustedProxies(undefined)).toBeUndefined();
  expect(trustedProxies("")).toEqual([]);
  expect(trustedProxies("loopback, 192.0.2.1 10.0.0.0/8,2001:db8::/32")).toEqual([
    "loopback",
    "192.0.2.1",
    "10.0.0.0/8",
    "2001:db8::/32",
  ]);
});

it.each(["1", "true", "*", "192.0.2", "10.0.0.0/33", "10.0.0.0/8/8", "proxy.example", "::1/129"])(
  "refuses %s",
  (text) => {
    expect(() => trustedProxies(`loopback ${text}`)).toThrow(JSON.stringify(text));
  },
);
