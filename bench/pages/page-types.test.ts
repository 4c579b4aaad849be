import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { auditsLeftOut, choosePages, htmlFile, PAGE_TYPES } from "./page-types";

describe("choosePages", () => {
  it("gives all page types for no name", () => {
    expect(choosePages([])).toEqual(PAGE_TYPES);
  });

  it("gives the named ones in the list's order", () => {
    expect(choosePages(["profile", "home"]).map(({ path }) => path)).toEqual([
      "/",
      "/explore/units/characters/sakuma_rei",
    ]);
  });

  it("refuses an unknown name and says which there are", () => {
    expect(() => choosePages(["home", "profil"])).toThrow(/No page type profil; there are home, /);
  });
});

describe("auditsLeftOut", () => {
  const page = { name: "a", path: "/a", kind: "content", leaveOut: ["is-crawlable"] } as const;
  const html = (address: string) => `<link data-x="true" rel="canonical" href="${address}/a"/>`;

  it("adds the whole canonical address only where the build knew none", () => {
    const one = { ...page, leaveOut: [...page.leaveOut] };
    expect(auditsLeftOut(one, html(""))).toEqual(["is-crawlable", "canonical"]);
    expect(auditsLeftOut(one, html("https://encore.example"))).toEqual(["is-crawlable"]);
  });
});

describe("htmlFile", () => {
  const folder = mkdtempSync(join(tmpdir(), "page-types-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  it("finds a page's file in its folder or beside it, and says if there is none", () => {
    mkdirSync(join(folder, "privacy"));
    for (const file of ["index.html", "privacy/index.html", "404.html"]) {
      writeFileSync(join(folder, file), "");
    }
    expect(htmlFile(folder, "/")).toBe(join(folder, "index.html"));
    expect(htmlFile(folder, "/privacy")).toBe(join(folder, "privacy/index.html"));
    expect(htmlFile(folder, "/404")).toBe(join(folder, "404.html"));
    expect(htmlFile(folder, "/terms")).toBeUndefined();
  });
});
