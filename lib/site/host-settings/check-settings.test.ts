import { checkSettings } from "./check-settings";

it.each([
  ["ENCORE_ADDRESS", "http://encore.example"],
  ["ENCORE_HOST", "netlfy"],
  ["ENCORE_HSTS", "on"],
  ["ENCORE_PICTURES", "quik"],
  ["GATSBY_FUNCTIONS", "yes"],
])("refuses %s=%s in a sentence that names it", (name, value) => {
  expect(() => checkSettings({ [name]: value })).toThrow(`${name} is "${value}"`);
  expect(() => checkSettings({ [name]: "" })).not.toThrow();
});
