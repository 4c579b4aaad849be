/** @jest-environment jsdom */
import { ApiError } from "../api/api-error";
import { type LoadToasts, FailureHandler } from "./failure-handler";

const failed = (status?: number, msg = "") => new ApiError("status", status, msg);

function createHandler(...given: [loadToasts?: LoadToasts, setCallError?: jest.Mock]) {
  const handler = new FailureHandler(window, given[0], given[1]);
  const logOut = jest.spyOn(handler.session, "logOut");
  const shown = () => handler.toasts.toasts.map(({ en }) => en);
  return { handler, logOut, shown };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it("shows an error once the toasts are mounted", async () => {
  const order: string[] = [];
  const { handler, logOut, shown } = createHandler(async () => ({
    mountToasts: (toasts) => {
      order.push("mounted");
      return async () => void order.push(`ready for ${toasts.toasts.length + 1}`);
    },
  }));
  await handler.handle(failed(404), false);
  await handler.handle(failed(502), false);
  expect(order).toEqual(["mounted", "ready for 1", "ready for 2"]);
  expect(shown()).toEqual(["The resource was not found.", "Network error."]);
  expect(logOut).not.toHaveBeenCalled();
});

it("shows nothing of a background call, but signs out", async () => {
  const { handler, logOut, shown } = createHandler();
  await handler.handle(failed(401), true);
  await handler.handle(failed(500), true);
  expect(shown()).toEqual([]);
  expect(logOut).toHaveBeenCalledTimes(1);
});

it("signs out at 401 with a toast, at 403 with a message on the page", async () => {
  const noted = jest.fn();
  const { handler, logOut, shown } = createHandler(undefined, noted);
  await handler.handle(failed(401), false);
  expect(shown()).toEqual(["User has no permission (token, username or password wrong)!"]);
  expect(noted).toHaveBeenLastCalledWith(undefined);
  await handler.handle(failed(403), false);
  expect(shown()).toHaveLength(1);
  expect(noted).toHaveBeenLastCalledWith({
    zh: "使用者沒有存取本系統的權限！",
    en: "User has no permission to access this system!",
  });
  expect(logOut).toHaveBeenCalledTimes(2);
});

it("signs out even if toasts cannot be loaded, and tries them again", async () => {
  const logged = jest.spyOn(console, "error").mockImplementation();
  const alert = jest.spyOn(window, "alert").mockImplementation();
  const load = jest.fn(() => Promise.reject(new Error("Loading chunk 9 failed")));
  const { handler, logOut } = createHandler(load);
  await handler.handle(failed(401), false);
  await handler.handle(failed(502), false);
  expect(logOut).toHaveBeenCalledTimes(1);
  expect(load).toHaveBeenCalledTimes(2);
  expect(logged).toHaveBeenCalledTimes(2);
  expect(alert).toHaveBeenLastCalledWith("Network error.");
  jest.restoreAllMocks();
});
