import type { DeskPicture } from "./content-version";
import { Studio } from "./studio";

const SIZE = 'width="300" height="400" viewBox="0 0 300 400"';
const picture = (version: string, draw: () => string): DeskPicture => ({
  key: "characters/a",
  width: 300,
  height: 400,
  profile: "poster",
  version,
  drawing: { recipe: version, draw },
});
const drawn = (words: string) => `<svg xmlns="http://www.w3.org/2000/svg" ${SIZE}>${words}</svg>`;
const broken = () => {
  throw new Error("no such mouth");
};

it("draws each drawing once, for the picture and for what is cut from it", async () => {
  let count = 0;
  const whole = picture("1", () => {
    count += 1;
    return drawn("face");
  });
  const studio = new Studio();
  await studio.render(whole);
  const region = { left: 0.1, top: 0.2, width: 0.5, height: 0.25 };
  const { body } = await studio.render({ ...whole, key: "characters/a-face", region });
  expect(body).toMatch(/^<svg [^>]*width="150" height="100" viewBox="30 80 150 100"><svg /);
  expect(count).toBe(1);
});

it("gives what could be drawn before where a drawing fails, and says why", async () => {
  const studio = new Studio();
  const [sound, failing] = [picture("1", () => drawn("face")), picture("2", broken)];
  await expect(studio.render(failing)).rejects.toThrow("no such mouth");
  const { body } = await studio.render(sound);
  expect(studio.failure(failing)).toBeUndefined();
  expect((await studio.render(failing)).body).toBe(body);
  expect(studio.failure(failing)).toBe("no such mouth");
  expect(studio.failure(sound)).toBeUndefined();
});
