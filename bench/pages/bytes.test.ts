import { groupBytes } from "./bytes";

const at = (path: string, resourceType: string, transferSize: number) => ({
  url: `http://127.0.0.1:9000${path}`,
  resourceType,
  transferSize,
});

describe("groupBytes", () => {
  it("adds up each group, all of them, and the requests", () => {
    const bytes = groupBytes([
      at("/", "Document", 10_000),
      at("/app-1.js", "Script", 20_000),
      at("/styles.css", "Stylesheet", 300),
      at("/one.avif", "Image", 4_000),
      at("/two.avif", "Image", 5_000),
      at("/figtree.woff2", "Font", 15_000),
      at("/page-data/index/page-data.json", "Fetch", 700),
      at("/manifest.webmanifest", "Manifest", 80),
    ]);
    expect(bytes).toEqual({
      document: 10_000,
      script: 20_000,
      style: 300,
      image: 9_000,
      font: 15_000,
      other: 780,
      total: 55_080,
      requests: 8,
    });
  });

  it("counts a prefetched or preloaded script as script, whatever its type", () => {
    expect(groupBytes([at("/component-2.js?v=1", "Other", 900)])).toMatchObject({
      script: 900,
      other: 0,
    });
  });

  it("passes over addresses that no network is asked for", () => {
    const inline = { url: "data:image/svg+xml,%3Csvg/%3E", resourceType: "Image", transferSize: 9 };
    expect(groupBytes([inline])).toMatchObject({ image: 0, total: 0, requests: 0 });
  });

  it("counts a request without a size or a type", () => {
    expect(groupBytes([{ url: "http://127.0.0.1/ping" }])).toMatchObject({ total: 0, requests: 1 });
  });
});
