import { addressFromEnvironment, withAddress } from "./site-address";

test.each([{}, { ENCORE_ADDRESS: "" }])("%j gives no address", (env) => {
  expect(addressFromEnvironment(env)).toBeUndefined();
});

test.each([
  "https://encore.example",
  "https://fans.encore.example:8443",
  "https://name.github.io/encore",
])("%s is taken", (value) => {
  expect(addressFromEnvironment({ ENCORE_ADDRESS: value })).toBe(value);
});

test.each([
  "http://encore.example",
  "https://encore.example/",
  "https://encore.example/guide/",
  "https://encore.example/a/../b",
  "https://encore.example/%61",
  "https://encore.example?a",
  "https://Encore.example",
  "https://me@encore.example",
  "https://",
  "encore.example",
  "https://en core.example",
])("%s is refused by name", (value) => {
  expect(() => addressFromEnvironment({ ENCORE_ADDRESS: value })).toThrow(
    `ENCORE_ADDRESS is ${JSON.stringify(value)}: it has to be https://`,
  );
});

test("only the address of the site's defaults is changed", () => {
  const site = { title: "Encore", address: "", share: { twitter: "https://t.example" } };
  expect(JSON.parse(withAddress(JSON.stringify(site), "https://encore.example"))).toEqual({
    ...site,
    address: "https://encore.example",
  });
});
