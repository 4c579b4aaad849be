import { flattened } from "./flatten";

it("puts the paint of groups on their shapes, which may have their own", () => {
  expect(
    flattened(
      '<g fill="#a" stroke="#b" transform="scale(2)"><g stroke="#c"><path d="M0 0"/></g><circle r="2" fill="#d"/></g><rect/>',
    ),
  ).toBe(
    '<g transform="scale(2)"><g><path d="M0 0" fill="#a" stroke="#c"/></g><circle r="2" fill="#d" stroke="#b"/></g><rect/>',
  );
});

it("inlines used elements, in the paint of their place", () => {
  expect(
    flattened(
      '<defs><symbol id="leaf"><path id="rib" d="M0 0"/><g><path d="M1 1" fill="#a"/></g></symbol></defs><use href="#rib" x="4"/><g fill="#b"><use href="#leaf" y="9" stroke="#c" transform="scale(2)"/></g>',
    ),
  ).toBe(
    '<defs><symbol id="leaf"><path id="rib" d="M0 0"/><g><path d="M1 1" fill="#a"/></g></symbol></defs><g transform="translate(4 0)"><path d="M0 0"/></g><g><g transform="scale(2) translate(0 9)"><g><path id="rib" d="M0 0" fill="#b" stroke="#c"/><g><path d="M1 1" fill="#a" stroke="#c"/></g></g></g></g>',
  );
});

it("inlines nested uses", () => {
  expect(
    flattened('<g id="a"><path d="M0 0"/></g><g id="b"><use href="#a"/></g><use href="#b"/>'),
  ).toMatch(/<g><g><g><g><path d="M0 0"\/><\/g><\/g><\/g><\/g>$/);
});
