import sharp from "sharp";
import { UsageError } from "../usage-error";
import { openDesk } from "./open-desk";
import { KINDS } from "./subjects/subject";
import { DeskCopy } from "./testing/desk-copy";

const EICHI = "characters/tenshouin_eichi";
const FILE = `${EICHI}.json`;
const PAGE = `/pictures/${EICHI}`;
const DRAWING = `/drawings/now/${EICHI}`;

const desk = new DeskCopy();
beforeAll(() => desk.open());
afterEach(() => desk.restore());
afterAll(() => desk.close());

describe("what is there", () => {
  it("is every picture of the site, in the list of its kind or cut from one that is", async () => {
    const { subjects, now } = desk.state;
    expect([...subjects.keys()].toSorted()).toEqual([...now.pictures.keys()].toSorted());
    const kinds = new Set([...subjects.values()].map(({ kind }) => kind));
    expect(Object.keys(KINDS)).toEqual([...kinds]);
    const lists = await Promise.all(
      [...kinds].map((kind) => desk.read(kind === "characters" ? "/" : `/list/${kind}`)),
    );
    const shown = lists.flatMap((list) =>
      [...list.matchAll(/<li class="tile".*?href="\/pictures\/([^"]+)"/g)].map(([, key]) => key),
    );
    const cut = [...subjects.values()].flatMap(({ details }) => details);
    expect([...shown, ...cut].toSorted()).toEqual([...subjects.keys()].toSorted());
  });

  it("is found by name", async () => {
    const list = await desk.read("/?find=eIcHi");
    expect(list).toContain("Eichi Tenshouin");
    expect(list).not.toContain("Wataru Hibiki");
    expect(await desk.read("/?find=%E5%A4%A9%E7%A5%A5%E9%99%A2")).toContain("Eichi Tenshouin");
  });

  it("is a page of each picture with its details, its unit and what its values may be", async () => {
    const page = await desk.read(PAGE);
    expect(page).toContain("<title>Eichi Tenshouin · Encore desk</title>");
    for (const key of [`${EICHI}-face`, "units/fine-wide", "units/fine-mark"]) {
      expect(page).toContain(`href="/pictures/${key}"`);
    }
    expect(page).toMatch(
      /look\.skin<\/code><span class="value">porcelain<[\s\S]*Tone of the skin\./,
    );
    expect(page).toMatch(/<li><b>porcelain<\/b><\/li><li>fair<\/li>/);
    expect(page).toContain("/explore/units/characters/tenshouin_eichi");
  });

  it("is each detail as a part of the poster", async () => {
    const poster = await desk.read(DRAWING);
    const face = await desk.read(`${DRAWING}-face`);
    expect(face).toMatch(/^<svg [^>]*viewBox="324 384 552 552"/);
    expect(face).toContain(poster);
  });
});

describe("an edited look", () => {
  it("is drawn anew, and told to open pages with all that it is seen in", async () => {
    const before = await desk.read(DRAWING);
    desk.content.edit(FILE, { "look.mouth": "grin" });
    const { pictures } = await desk.next();
    expect(pictures).toEqual(
      expect.arrayContaining([EICHI, `${EICHI}-face`, "units/fine-wide", "playmovie/050"]),
    );
    expect(pictures).not.toContain("characters/hibiki_wataru");
    expect(await desk.read(DRAWING)).not.toBe(before);
    expect(await desk.read(`/drawings/committed/${EICHI}`)).toBe(before);
  });

  it("stands beside the one of the last commit, with what was there", async () => {
    expect(await desk.read(PAGE)).not.toContain("/drawings/committed/");
    desk.content.edit(FILE, { "look.mouth": "grin" });
    await desk.next();
    const page = await desk.read(PAGE);
    expect(page).toContain(`/drawings/committed/${EICHI}`);
    expect(page).toMatch(/class="changed"[\s\S]*look\.mouth[\s\S]*In the last commit: .*soft/);
    expect(await desk.read("/changed")).toContain(`href="${PAGE}"`);
  });
});

it("paints everything anew that has an edited colour of a unit", async () => {
  const colors = await desk.read("/assets/colors.css");
  desk.content.edit("units/fine.json", { "colors.color2": "#ffe0b0" });
  const { pictures } = await desk.next();
  expect(pictures).toEqual(
    expect.arrayContaining([EICHI, "characters/hibiki_wataru", "units/fine-mark"]),
  );
  expect(await desk.read("/assets/colors.css")).not.toBe(colors);
});

it.each([
  ["trips/trip03.json", "scenery", "palace", "trips/trip03-wide"],
  ["venues/gourmet.json", "colors.color2", "#ffe0b0", "venues/gourmet-tall"],
  ["offices/nd.json", "color", "#128a70", "offices/nd-mark"],
  ["campaigns/spri_debut.json", "scene", "dance-floor", "campaigns/spri_debut-wide"],
])("%s: %s is seen at once", async (file, place, value, key) => {
  const before = await desk.read(`/drawings/now/${key}`);
  desk.content.edit(file, { [place]: value });
  expect((await desk.next()).pictures).toContain(key);
  expect(await desk.read(`/drawings/now/${key}`)).not.toBe(before);
});

it("shows an illustration while it is drawn", async () => {
  const key = "trips/trip03-wide";
  desk.content.replace("art/sceneries/harbour.svg", "M-300 940H300", "M-300 950H300");
  expect((await desk.next()).pictures).toContain(key);
  expect(await desk.read(`/drawings/now/${key}`)).toContain("M-300 950H300");
});

describe("a broken file", () => {
  it("leaves the last sound picture, with the problem over it and its place", async () => {
    desk.content.edit(FILE, { "look.mouth": "grin" });
    await desk.next();
    const sound = await desk.read(DRAWING);
    desk.content.replace(FILE, '"mouth": "grin"', '"mouth": ');
    expect(await desk.next()).toMatchObject({ problems: 1, pictures: [] });
    expect(await desk.read(DRAWING)).toBe(sound);
    const page = await desk.read(PAGE);
    expect(page).toContain("The last sound version.");
    expect(page).toMatch(/content\/characters\/tenshouin_eichi\.json:\d+:\d+<\/code> <span>json</);
  });

  it("is a slip, too: what was meant is said, and other files are drawn meanwhile", async () => {
    desk.content.edit(FILE, { "look.mouth": "gin" });
    await desk.next();
    expect(await desk.read(PAGE)).toMatch(/Did you mean<\/b> <code>&quot;grin&quot;<\/code>/);
    desk.content.edit("characters/hibiki_wataru.json", { "look.mouth": "pout" });
    expect((await desk.next()).pictures).toContain("characters/hibiki_wataru");
    expect(await desk.read("/problems")).toContain("1 problem in 1 file");
    expect(await desk.read("/pictures/characters/hibiki_wataru")).toContain(
      "1 problem in other files",
    );
  });

  it("may be a schema: what was there stays, and why is said", async () => {
    const before = await desk.read(DRAWING);
    desk.content.write("schema/look.schema.json", "{");
    await desk.next();
    expect(await desk.read("/problems")).toContain("It could not be looked at:");
    expect(await desk.read(DRAWING)).toBe(before);
    desk.content.restore();
    await desk.next();
    expect(await desk.read("/problems")).toContain("The content is sound.");
  });
});

it("shows a file of art in the place of the drawing, cropped as the site does", async () => {
  const create = { width: 1280, height: 1280, channels: 3, background: "#3366cc" } as const;
  const art = `art/${EICHI}.png`;
  desk.content.write(art, await sharp({ create }).png().toBuffer());
  const { pictures } = await desk.next();
  expect(pictures.toSorted()).toEqual(
    ["", "-costume", "-face", "-print"].map((detail) => `${EICHI}${detail}`),
  );
  expect((await desk.ask(DRAWING)).headers["content-type"]).toBe("image/webp");
  expect(await desk.read(PAGE)).toContain("wins over the drawing");

  // The page says so by itself, before anybody has asked for the picture.
  desk.content.write(art, "no picture");
  await desk.next();
  expect(await desk.read(PAGE)).toContain("It could not be drawn:");
  expect((await desk.ask(DRAWING)).headers["content-type"]).toBe("image/webp");
});

it("says in the place of a picture that never could be drawn why", async () => {
  const art = "art/units/fine-wide.png";
  desk.content.write(art, "no picture");
  await desk.next();
  const { status, headers, body } = await desk.ask("/drawings/now/units/fine-wide");
  expect([status, headers["content-type"]]).toEqual([500, "image/svg+xml"]);
  expect(body).toMatch(/^<svg [^>]*>.*It could not be drawn:.*unsupported</s);
});

describe("strangers", () => {
  it.each([
    "/pictures/characters/nobody",
    "/pictures/__proto__",
    "/pictures/../../package.json",
    "/pictures/%2e%2e%2f%2e%2e%2fpackage.json",
    "/drawings/now/%00",
    "/drawings/now/../../../package.json",
    `/drawings/later/${EICHI}`,
    `/drawings/constructor/${EICHI}`,
    "/assets/../open-desk.ts",
    "/assets/%2e%2e%2fopen-desk.ts",
    "/assets/constructor",
    "/list/constructor",
    "/%E0%A4%A",
    "//elsewhere.example/",
  ])("find nothing at %s", async (path) => {
    const { status, body } = await desk.ask(path);
    expect(status).toBe(404);
    expect(body).not.toContain('"private"');
  });

  it("are told what may have been meant, without their words becoming markup", async () => {
    const { body } = await desk.ask("/pictures/characters/tenshoin_eichi");
    expect(body).toContain(`Did you mean <a href="${PAGE}">`);
    expect((await desk.ask("/pictures/%3Cscript%3E")).body).not.toContain("<script>");
    expect(await desk.read("/?find=%22%3E%3Cscript%3E")).not.toContain("<script>");
  });

  it("are refused if they come by another name, or would change something", async () => {
    expect((await desk.ask("/", { host: "elsewhere.example" })).status).toBe(403);
    expect((await desk.ask("/", { host: "localhost:4600" })).status).toBe(200);
    const { status, headers } = await desk.ask("/", { method: "POST" });
    expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
  });

  it("get no script into a page by a record", async () => {
    desk.content.edit(FILE, { name: '<img src=x onerror="x">' });
    await desk.next();
    const page = await desk.read(PAGE);
    expect(page).toContain("&lt;img src=x");
    expect(page).not.toContain("<img src=x");
    const { headers } = await desk.ask(PAGE);
    expect(headers["content-security-policy"]).toMatch(/^default-src 'none'.*script-src 'self'/);
  });
});

it("lets a browser keep a drawing only under the name of what it shows", async () => {
  const [address] = /\/drawings\/now\/[^"]+/.exec(await desk.read(PAGE)) ?? [];
  expect((await desk.ask(String(address))).headers["cache-control"]).toContain("immutable");
  expect((await desk.ask(`${DRAWING}?v=other`)).headers["cache-control"]).toBe("no-store");
});

it("needs no inline script or style", async () => {
  for (const path of ["/", PAGE, "/problems", "/changed"]) {
    expect(await desk.read(path)).not.toMatch(/ style="| on\w+="|<style|<script>/);
  }
});

it("says that a port is taken", async () => {
  const { root } = desk.content;
  const { address, close } = await openDesk({ root, port: 0 });
  const port = Number(new URL(address).port);
  const again = openDesk({ root, port });
  await expect(again).rejects.toThrow(UsageError);
  await expect(again).rejects.toThrow(`Port ${port} is taken.`);
  await close();
});
