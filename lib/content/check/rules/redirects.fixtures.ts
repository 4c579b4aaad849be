import type { BrokenCase } from "../../testing/broken-content";

const FILE = "redirects.json";
const PAGE = "/explore/units/fine";

const broken = (
  what: string,
  redirects: readonly (readonly [string, string])[],
  expected: Pick<BrokenCase, "at" | "says">,
): BrokenCase => ({
  what,
  breaks: (content) =>
    content.edit(FILE, { redirects: redirects.map(([from, to]) => ({ from, to })) }),
  file: FILE,
  rule: "redirects",
  ...expected,
});

export const cases: BrokenCase[] = [
  broken("a redirect from an address that is a page", [[PAGE, "/"]], {
    at: `"from": ^"${PAGE}"`,
    says: ["which is a page", "no page has any more"],
  }),
  broken("a redirect from an address that answers a call", [["/api/c/video/list", "/"]], {
    at: '"from": ^"/api/c/video/list"',
    says: ["there was never a page", "a page once had"],
  }),
  broken("a redirect from the page that is shown where there is none", [["/404", "/"]], {
    at: '"from": ^"/404"',
    says: ["where there was never a page", '"404" is reserved', "a page once had"],
  }),
  broken("a redirect from another way to write the home page", [["/index", PAGE]], {
    at: '"from": ^"/index"',
    says: ['"index" is reserved'],
  }),
  broken("a redirect to a page that is not there", [["/old", "/explore/units/fien"]], {
    at: '"to": ^"/explore/units/fien"',
    says: ["there is no such page", `did you mean "${PAGE}"?`],
  }),
  broken(
    "a redirect to an address that is redirected itself",
    [
      ["/older", "/oldest"],
      ["/oldest", PAGE],
    ],
    { at: '"to": ^"/oldest"', says: [`has itself gone to "${PAGE}"`, `did you mean "${PAGE}"?`] },
  ),
  broken("a redirect that leads to itself", [["/old", "/old"]], {
    at: '"to": ^"/old"',
    says: ['which has itself gone to "/old"'],
  }),
  broken(
    "two redirects from one address",
    [
      ["/old", "/"],
      ["/old", PAGE],
    ],
    { at: `"from": ^"/old",\n      "to": "${PAGE}"`, says: ["listed twice", "each address once"] },
  ),
  broken(
    "redirects in another order",
    [
      ["/older", "/"],
      ["/old", "/"],
    ],
    { at: '"from": ^"/old",', says: ['"/older" stands before it', "the order of the alphabet"] },
  ),
];
