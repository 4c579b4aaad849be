/** @jest-environment jsdom */
import { ApiError } from "../api/api-error";
import { type LoadToasts, Reactions } from "./reactions";

const failed = (status?: number, msg = "") => new ApiError("status", status, msg);

function react(...given: [loadToasts?: LoadToasts, setRefusal?: jest.Mock]) {
  const reactions = new Reactions(window, given[0], given[1]);
  const logOut = jest.spyOn(reactions.session, "logOut");
  const shown = () => reactions.toasts.toasts.map(({ en }) => en);
  return { reactions, logOut, shown };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it("shows an error once the toasts are mounted", async () => {
  const order: string[] = [];
  const { reactions, logOut, shown } = react(async () => ({
    mountToasts: (toasts) => {
      order.push("mounted");
      return async () => void order.push(`ready for ${toasts.toasts.length + 1}`);
    },
  }));
  await reactions.react(failed(404), false);
  await reactions.react(failed(502), false);
  expect(order).toEqual(["mounted", "ready for 1", "ready for 2"]);
  expect(shown()).toEqual(["The resource was not found.", "Network error."]);
  expect(logOut).not.toHaveBeenCalled();
});

it("shows nothing of a background call, but signs out", async () => {
  const { reactions, logOut, shown } = react();
  await reactions.react(failed(401), true);
  await reactions.react(failed(500), true);
  expect(shown()).toEqual([]);
  expect(logOut).toHaveBeenCalledTimes(1);
});

it("signs out at 401 and says so, at 403 without a notice: its words are for the page", async () => {
  const noted = jest.fn();
  const { reactions, logOut, shown } = react(undefined, noted);
  await reactions.react(failed(401), false);
  expect(shown()).toEqual(["User has no permission (token, username or password wrong)!"]);
  expect(noted).toHaveBeenLastCalledWith(undefined);
  await reactions.react(failed(403), false);
  expect(shown()).toHaveLength(1);
  expect(noted).toHaveBeenLastCalledWith({
    zh: "使用者沒有存取本系統的權限！",
    en: "User has no permission to access this system!",
  });
  expect(logOut).toHaveBeenCalledTimes(2);
});

it("signs out even if toasts cannot be loaded, and tries them again", async () => {
  const logged = jest.spyOn(console, "error").mockImplementation();
  const said = jest.spyOn(window, "alert").mockImplementation();
  const load = jest.fn(() => Promise.reject(new Error("Loading chunk 9 failed")));
  const { reactions, logOut } = react(load);
  await reactions.react(failed(401), false);
  await reactions.react(failed(502), false);
  expect(logOut).toHaveBeenCalledTimes(1);
  expect(load).toHaveBeenCalledTimes(2);
  expect(logged).toHaveBeenCalledTimes(2);
  expect(said).toHaveBeenLastCalledWith("Network error.");
  jest.restoreAllMocks();
});
