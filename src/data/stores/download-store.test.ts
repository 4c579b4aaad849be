/** @jest-environment jsdom */
import { idle } from "../answers/live-answer.fixtures";
import { DownloadStore } from "./download-store";

const ADDRESSES = {
  ios: "https://store.example/ios",
  android: "http://store.example/android",
  codeUrl: "/code.png",
  tap: "javascript:alert(1)",
  videoUrl: "//elsewhere.example/",
  homeVideoUrl: "/film.mp4",
  homeSpVideoUrl: "film.mp4",
  homeImgUrl: "data:image/png,",
  homeSpImgUrl: "",
};

it("is empty until followed, then has safe addresses, loaded once", async () => {
  const ask = jest.fn(async () => ADDRESSES);
  const store = new DownloadStore(ask);
  expect([store.source.ios, store.source.codeUrl, store.isFresh]).toEqual(["", "", false]);
  const stop = store.answer.follow();
  await idle();
  expect(store.isFresh).toBe(true);
  expect(store.source).toEqual({
    ios: "https://store.example/ios",
    android: "",
    codeUrl: "/code.png",
    tap: "",
    videoUrl: "",
    homeVideoUrl: "/film.mp4",
    homeSpVideoUrl: "",
    homeImgUrl: "",
    homeSpImgUrl: "",
  });
  stop();
  store.answer.follow();
  await idle();
  expect(ask).toHaveBeenCalledTimes(1);
});
