import sharp from "sharp";
import { CommandError } from "../../../lib/command-line/command-error";
import { openPreview } from "./open-preview";
import { PreviewCopy } from "./testing/preview-copy";

const EICHI = "characters/tenshouin_eichi";
const FILE = `${EICHI}.json`;
const PAGE = `/pictures/${EICHI}`;
const DRAWING = `/drawings/now/${EICHI}`;

const preview = new PreviewCopy();
beforeAll(() => preview.open());
afterEach(() => preview.restore());
afterAll(() => preview.close());

const changed = (): string[] => {
  const { now, committed } = preview.state;
  return [...now.values()].flatMap(({ key, version }) =>
    committed?.get(key)?.version === version ? [] : [key],
  );
};

describe("pages that exist", () => {
  it("is every picture of the site, in the list or cut from one that is", async () => {
    const pictures = [...preview.state.now.values()];
    const shown = [...(await preview.read("/")).matchAll(/<li><a href="\/pictures\/([^"]+)"/g)];
    expect(shown.map(([, key]) => key).toSorted()).toEqual(
      pictures.flatMap(({ key, profile }) => (profile === "detail" ? [] : [key])).toSorted(),
    );
  });

  it("is a page of each picture with its details", async () => {
    const page = await preview.read(PAGE);
    expect(page).toContain(`<title>${EICHI} · Encore preview</title>`);
    expect(page).toContain(`href="${PAGE}-face"`);
  });

  it("is each detail as a part of the poster", async () => {
    const poster = await preview.read(DRAWING);
    const face = await preview.read(`${DRAWING}-face`);
    expect(face).toMatch(/^<svg [^>]*viewBox="324 384 552 552"/);
    expect(face).toContain(poster);
  });
});

describe("an edited look", () => {
  it("is drawn again, with all that it is seen in", async () => {
    const before = await preview.read(DRAWING);
    preview.content.edit(FILE, { "look.mouth": "grin" });
    await preview.next();
    expect(changed()).toEqual(
      expect.arrayContaining([EICHI, `${EICHI}-face`, "units/fine-wide", "playmovie/080"]),
    );
    expect(changed()).not.toContain("characters/hibiki_wataru");
    expect(await preview.read(DRAWING)).not.toBe(before);
    expect(await preview.read(`/drawings/committed/${EICHI}`)).toBe(before);
  });

  it("stands beside the one of the last commit, and first in the list", async () => {
    expect(await preview.read(PAGE)).not.toContain("/drawings/committed/");
    preview.content.edit(FILE, { "look.mouth": "grin" });
    await preview.next();
    expect(await preview.read(PAGE)).toContain(`/drawings/committed/${EICHI}`);
    expect(await preview.read("/")).toMatch(new RegExp(`<h2 id="changed">.*?href="${PAGE}"`, "s"));
  });
});

it.each([
  ["units/fine.json", "colors.color2", "#ffe0b0", "units/fine-wide"],
  ["venues/gourmet.json", "colors.color2", "#ffe0b0", "venues/gourmet-tall"],
])("%s: %s is seen at once", async (file, place, value, key) => {
  const before = await preview.read(`/drawings/now/${key}`);
  preview.content.edit(file, { [place]: value });
  await preview.next();
  expect(changed()).toContain(key);
  expect(await preview.read(`/drawings/now/${key}`)).not.toBe(before);
});

it("marks a picture missing in the last commit as new", async () => {
  const unit = preview.content.record<object>("units/fine.json");
  preview.content.write("units/harbour.json", JSON.stringify({ ...unit, id: "harbour" }));
  await preview.next();
  const key = "units/harbour-wide";
  const list = await preview.read("/");
  expect(list).toMatch(
    new RegExp(`<h2 id="new">new: not in the last commit</h2><ul>.*?href="/pictures/${key}"`, "s"),
  );
  expect(list).not.toContain('<h2 id="changed">');
  expect(await preview.read(`/pictures/${key}`)).toContain(`${key} (new: not in the last commit)`);
});

it("shows an illustration while it is drawn", async () => {
  const key = "trips/trip03-wide";
  preview.content.replace("art/sceneries/harbour.svg", "M-300 940H300", "M-300 950H300");
  await preview.next();
  expect(changed()).toContain(key);
  expect(await preview.read(`/drawings/now/${key}`)).toContain("M-300 950H300");
});

describe("a broken file", () => {
  it("leaves the last valid picture, with the problem over it and its place", async () => {
    preview.content.edit(FILE, { "look.mouth": "grin" });
    await preview.next();
    const valid = await preview.read(DRAWING);
    preview.content.replace(FILE, '"mouth": "grin"', '"mouth": ');
    expect((await preview.next()).problems).toHaveLength(1);
    expect(await preview.read(DRAWING)).toBe(valid);
    const page = await preview.read(PAGE);
    expect(page).toContain("the last valid version");
    expect(page).toMatch(/content\/characters\/tenshouin_eichi\.json:\d+:\d+<\/code> <b>json</);
  });

  it("may be a mistake: it is reported with a suggestion, and other files are drawn meanwhile", async () => {
    preview.content.edit(FILE, { "look.mouth": "gin" });
    await preview.next();
    expect(await preview.read(PAGE)).toMatch(/Did you mean <code>&quot;grin&quot;<\/code>/);
    preview.content.edit("characters/hibiki_wataru.json", { "look.mouth": "pout" });
    await preview.next();
    expect(changed()).toContain("characters/hibiki_wataru");
    expect(changed()).not.toContain(EICHI);
    expect(await preview.read("/")).toContain("1 problem:");
  });

  it("may be a schema: pictures stay, and the reason is shown", async () => {
    const before = await preview.read(DRAWING);
    preview.content.write("schema/look.schema.json", "{");
    await preview.next();
    expect(await preview.read("/")).toContain("It could not be looked at:");
    expect(await preview.read(DRAWING)).toBe(before);
    preview.content.restore();
    await preview.next();
    expect(await preview.read("/")).not.toContain("It could not be looked at:");
  });
});

it("shows a file of art in the place of the drawing, cropped as the site does", async () => {
  const create = { width: 1280, height: 1280, channels: 3, background: "#3366cc" } as const;
  const art = `art/${EICHI}.png`;
  preview.content.write(art, await sharp({ create }).png().toBuffer());
  await preview.next();
  expect(changed().toSorted()).toEqual(
    ["", "-face", "-wallpaper"].map((detail) => `${EICHI}${detail}`),
  );
  expect((await preview.ask(DRAWING)).headers["content-type"]).toBe("image/webp");
  expect(await preview.read(PAGE)).toContain("wins over the drawing");

  preview.content.write(art, "no picture");
  await preview.next();
  expect(await preview.read(PAGE)).toMatch(/It could not be drawn: .*unsupported/);
  expect((await preview.ask(DRAWING)).status).toBe(500);
});

describe("strangers", () => {
  it.each([
    "/pictures/characters/unknown",
    "/pictures/__proto__",
    "/pictures/../../package.json",
    "/pictures/%2e%2e%2f%2e%2e%2fpackage.json",
    "/drawings/now/%00",
    "/drawings/now/../../../package.json",
    `/drawings/later/${EICHI}`,
    `/drawings/constructor/${EICHI}`,
    "/assets/../open-preview.ts",
    "/assets/%2e%2e%2fopen-preview.ts",
    "/assets/constructor",
    "/%E0%A4%A",
    "//elsewhere.example/",
  ])("find nothing at %s", async (path) => {
    const { status, body } = await preview.ask(path);
    expect(status).toBe(404);
    expect(body).not.toContain('"private"');
  });

  it("get suggestions, with their words escaped", async () => {
    const { body } = await preview.ask("/pictures/characters/tenshoin_eichi");
    expect(body).toContain(`Did you mean <a href="${PAGE}">`);
    expect((await preview.ask("/pictures/%3Cscript%3E")).body).not.toContain("<script>");
  });

  it("are refused if they come by another name, and can change nothing", async () => {
    expect((await preview.ask("/", { host: "elsewhere.example" })).status).toBe(403);
    expect((await preview.ask("/", { host: "localhost:4600" })).status).toBe(200);
    expect((await preview.ask("/", { method: "POST" })).status).toBe(404);
  });

  it("get no script into a page by a record", async () => {
    preview.content.edit(FILE, { unit: '<img src=x onerror="x">' });
    await preview.next();
    const page = await preview.read(PAGE);
    expect(page).toContain("&lt;img src=x");
    expect(page).not.toContain("<img src=x");
    const { headers } = await preview.ask(PAGE);
    expect(headers["content-security-policy"]).toMatch(/^default-src 'none'.*script-src 'self'/);
  });
});

it("lets browsers cache a drawing only at its versioned address", async () => {
  const [address] = /\/drawings\/now\/[^"]+/.exec(await preview.read(PAGE)) ?? [];
  expect((await preview.ask(String(address))).headers["cache-control"]).toContain("immutable");
  expect((await preview.ask(`${DRAWING}?v=other`)).headers["cache-control"]).toBe("no-store");
});

it("needs no inline script or style", async () => {
  for (const path of ["/", PAGE]) {
    expect(await preview.read(path)).not.toMatch(/ style="| on\w+="|<style|<script>/);
  }
});

it("reports a port in use", async () => {
  const { root } = preview.content;
  const { address, close } = await openPreview(root, 0);
  const port = Number(new URL(address).port);
  const again = openPreview(root, port);
  await expect(again).rejects.toThrow(CommandError);
  await expect(again).rejects.toThrow(`Port ${port} is taken.`);
  await close();
});
