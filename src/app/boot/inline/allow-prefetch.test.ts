/** @jest-environment jsdom */
import { readFileSync } from "node:fs";
import { allowPrefetch } from "./allow-prefetch";

interface Rule {
  eagerness: string;
  where: { and: { selector_matches?: string }[] };
}

const { prefetch } = JSON.parse(readFileSync("static/speculation-rules.json", "utf8")) as {
  prefetch: Rule[];
};

/** Eagerness of the speculation rules that match a link on the page, if any. */
const eagerness = () => {
  document.body.innerHTML = '<a href="/trip03">A trip</a>';
  return prefetch
    .filter(({ where }) =>
      where.and.every(
        ({ selector_matches: selector }) => !selector || document.querySelector(selector),
      ),
    )
    .map((rule) => rule.eagerness);
};

const allow = (width: number, connection?: { saveData: boolean }) => {
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
  Object.assign(window, { innerWidth: width });
  allowPrefetch(window);
};

describe("fetching linked pages ahead", () => {
  beforeEach(() => {
    delete document.documentElement.dataset.prefetch;
  });

  it("waits for a press on phones", () => {
    allow(390);
    expect(eagerness()).toEqual(["conservative"]);
  });

  it("begins on hover on wide screens", () => {
    allow(1024);
    expect(eagerness()).toEqual(["moderate"]);
  });

  it("never happens if the visitor saves data", () => {
    allow(1440, { saveData: true });
    expect(eagerness()).toEqual([]);
  });

  it("never happens once scripts fetch page data", () => {
    expect(eagerness()).toEqual([]);
  });
});
