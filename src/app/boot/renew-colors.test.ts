/** @jest-environment jsdom */
const START = 1_000_000;
const MINUTE = 60_000;

let renewColors: typeof import("./renew-colors").renewColors;
beforeEach(() => {
  document.head.innerHTML = '<link rel="stylesheet" href="/colors.css"><style>.a{}</style>';
  jest.isolateModules(() => {
    ({ renewColors } = jest.requireActual<typeof import("./renew-colors")>("./renew-colors"));
  });
  renewColors(document, START);
});

const links = () => [...document.querySelectorAll("link")];
const addresses = () => links().map((link) => link.getAttribute("href"));

it("leaves colours that have just come", () => {
  renewColors(document, START + MINUTE);
  expect(addresses()).toEqual(["/colors.css"]);
});

it("puts newer colours into the place of the old ones when they are there", () => {
  renewColors(document, START + 3 * MINUTE);
  expect(addresses()).toEqual(["/colors.css", "/colors.css?1180000"]);
  links()[1]?.dispatchEvent(new Event("load"));
  expect(addresses()).toEqual(["/colors.css?1180000"]);
  expect(document.head.lastElementChild?.tagName).toBe("STYLE");

  renewColors(document, START + 4 * MINUTE);
  expect(addresses()).toEqual(["/colors.css?1180000"]);
  renewColors(document, START + 6 * MINUTE);
  expect(addresses()).toEqual(["/colors.css?1180000", "/colors.css?1360000"]);
});

it("keeps the old colours where newer ones cannot be had", () => {
  renewColors(document, START + 3 * MINUTE);
  links()[1]?.dispatchEvent(new Event("error"));
  expect(addresses()).toEqual(["/colors.css"]);
});
