import { toNginxRedirects, toUnderscoreRedirects } from "./redirects";

const REDIRECTS = [
  { from: "/explore/units/old", to: "/explore/units/fine" },
  { from: "/old", to: "/" },
];

it("is a line for each redirect for hosts that read _redirects", () => {
  expect(toUnderscoreRedirects(REDIRECTS)).toBe(
    "/explore/units/old /explore/units/fine 301\n/old / 301\n",
  );
});

it("is a case for each redirect for nginx", () => {
  expect(toNginxRedirects(REDIRECTS)).toContain('  "~^/old$" "/";\n');
});

it("is valid without any", () => {
  expect(toUnderscoreRedirects([])).toBe("");
  expect(toNginxRedirects([])).toBe('map $uri $encore_redirect {\n  default "";\n}\n');
});
