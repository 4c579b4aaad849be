import fc from "fast-check";
import { breadcrumbs } from "./breadcrumbs";
import { structuredDocument } from "./document";
import { fictionalPerson } from "./fictional-person";
import { noticeEvent } from "./notice-event";
import { webSite } from "./web-site";

const ADDRESS = "https://encore.example";

it("lists the steps to a page, which itself has no address", () => {
  expect(breadcrumbs(ADDRESS, [["Units", "/explore/units"], ["Knights"]])).toEqual({
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Units", item: `${ADDRESS}/explore/units` },
      { "@type": "ListItem", position: 2, name: "Knights" },
    ],
  });
});

it("has the address of a search with a placeholder for its words", () => {
  expect(webSite({ title: "Encore", address: ADDRESS })).toMatchObject({
    potentialAction: {
      target: { urlTemplate: `${ADDRESS}/explore?search={words}` },
      "query-input": "required name=words",
    },
  });
});

it("describes a character as part of the game, with the Japanese name if it differs", () => {
  expect(fictionalPerson({ name: "Rei Sakuma", nameJa: "朔間 零" })).toMatchObject({
    "@type": "VideoGame",
    character: { name: "Rei Sakuma", alternateName: "朔間 零" },
  });
  const { character } = fictionalPerson({ name: "HiMERU", nameJa: "HiMERU" }) as never;
  expect(character).toEqual({ "@type": "Person", name: "HiMERU" });
});

it("gives an event its days and its place on the board", () => {
  const notice = { id: "a", title: "A song", start: "2026-01-01", end: "2026-01-09" };
  expect(noticeEvent("", notice)).toMatchObject({
    startDate: "2026-01-01",
    endDate: "2026-01-09",
    location: { url: "/information/2026-1#a" },
  });
});

it("can stand in a script whatever the words are", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom("<", "/", "s", "!", "-", '"', "\\") }),
      (name) => {
        const text = structuredDocument([{ "@type": "WebSite", name }]);
        expect(text).not.toContain("<");
        expect(JSON.parse(text)).toEqual({
          "@context": "https://schema.org",
          "@type": "WebSite",
          name,
        });
      },
    ),
  );
});
