import { PictureUrls } from "./picture-urls";

const live = new Set<string>();

beforeEach(() => {
  live.clear();
  let count = 0;
  URL.createObjectURL = () => {
    const address = `blob:${(count += 1)}`;
    live.add(address);
    return address;
  };
  URL.revokeObjectURL = (address) => void live.delete(address);
});

it("creates one URL per picture, and revokes it", async () => {
  const urls = new PictureUrls(async () => new Blob(["picture"]));
  expect(urls.urlOf("k")).toBeUndefined();
  await Promise.resolve();
  expect([urls.urlOf("k"), urls.urlOf("k"), live.size]).toEqual(["blob:1", "blob:1", 1]);
  urls.release();
  expect(live.size).toBe(0);
});

it("creates no URL for a picture that arrives after a release", async () => {
  let answer: (blob: Blob) => void = () => undefined;
  const urls = new PictureUrls(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  urls.urlOf("k");
  urls.release();
  answer(new Blob(["picture"]));
  await Promise.resolve();
  await Promise.resolve();
  expect(live.size).toBe(0);
});

it("knows which pictures this device does not have", async () => {
  const urls = new PictureUrls(async (key) => (key === "here" ? new Blob(["a"]) : undefined));
  expect([urls.urlOf("here"), urls.urlOf("elsewhere")]).toEqual([undefined, undefined]);
  expect(urls.isMissing("elsewhere")).toBe(false);
  await Promise.resolve();
  expect([urls.isMissing("here"), urls.isMissing("elsewhere")]).toEqual([false, true]);
});
