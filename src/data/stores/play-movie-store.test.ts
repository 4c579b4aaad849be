/** @jest-environment jsdom */
import { createApi, idle } from "../answers/live-answer.fixtures";
import { createRootStore } from "./root-store";

it("is empty before it is followed; then has the formatted counts, and the standings", async () => {
  const { api, calls } = createApi();
  const { playMovie } = createRootStore({ storage: null, api });
  const read = () => {
    const { watchTimes, achievementQuantity, updateTime, standings } = playMovie;
    return { watchTimes, achievementQuantity, updateTime, race: standings.value.list };
  };
  expect(read()).toEqual({ watchTimes: "0", achievementQuantity: 0, updateTime: "", race: [] });
  await idle();
  expect(calls).toHaveLength(0);
  playMovie.counts.follow();
  playMovie.standings.follow();
  await idle();
  expect(calls.map(({ name }) => name)).toEqual(["count-info", "racing-list"]);
  const race = [{ rank: 1, unit: "fine", cheers: 3, stands: 1 }];
  calls[0]?.answer({ view: 1234567, achievement: 89, updateTime: "2026-11-22T10:11:00Z" });
  calls[1]?.answer({ updateTime: "2026-11-22T10:11:00Z", list: race });
  await idle();
  expect(read()).toEqual({
    watchTimes: "1,234,567",
    achievementQuantity: 89,
    updateTime: "2026-11-22T10:11:00Z",
    race,
  });
});

it("stores the counts of a change's answer", () => {
  const { playMovie } = createRootStore({ storage: null, api: createApi().api });
  playMovie.counts.set({ view: 5, achievement: 2, updateTime: "2026-11-22T10:11:00Z" });
  expect([playMovie.watchTimes, playMovie.counts.state]).toEqual(["5", "fresh"]);
});
