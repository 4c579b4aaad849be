import { renderToString } from "react-dom/server";
import { LateSheets } from "#src/ui/lazy/late-sheets";
import { keepLateSheets, moveLateSheetsToBody } from "./late-sheets";

const HEAD = [
  <style key="1" data-href="/styles.1.css" />,
  <style key="2" data-href="/css/lhome.2.css" />,
  <style key="3" data-href="/css/lframe.3.css" />,
  <link key="4" data-href="/colors.css" />,
];
const PAGE = (
  <main>
    <h1>First</h1>
    <LateSheets />
    <p>Second</p>
    <LateSheets />
  </main>
);

const place = () => moveLateSheetsToBody(HEAD, renderToString(PAGE));

describe("late style sheets", () => {
  it("are linked once, at the end of the first view, and not in the head", () => {
    const { head, body } = place();
    expect(renderToString(<head>{head}</head>)).not.toContain("/css/l");
    const page = document.createElement("div");
    page.innerHTML = body;
    const links = [...page.querySelectorAll("link")];
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/css/lhome.2.css",
      "/css/lframe.3.css",
      "/colors.css",
    ]);
    expect(links[0]?.parentElement?.previousElementSibling?.textContent).toBe("First");
  });

  it("may be missing, as in develop", () => {
    const body = "<main></main>";
    expect(moveLateSheetsToBody(HEAD.slice(0, 1), body)).toEqual({ head: HEAD.slice(0, 1), body });
  });

  it("have to have a place", () => {
    expect(() => moveLateSheetsToBody(HEAD, "<main></main>")).toThrow(/no place/);
  });

  it("stay when the page is unmounted", () => {
    document.body.innerHTML = `<div id="___gatsby">${place().body}</div>`;
    keepLateSheets(document);
    document.body.innerHTML = "";
    expect(document.head.querySelectorAll("link")).toHaveLength(3);
  });
});
