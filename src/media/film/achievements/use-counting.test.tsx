import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import type { CountInfo } from "#content/types";
import type { ContentApi } from "#src/data/api/content-api";
import { createRootStore } from "#src/data/stores/root-store";
import { StoreProvider } from "#src/data/stores/store-context";
import { useCounting } from "./use-counting";

const COUNTS: CountInfo = { view: 3, achievement: 4, updateTime: "2026-11-22T10:00:00Z" };

const stored = () => JSON.parse(localStorage.getItem("film") ?? "{}");

async function visit(changeCount: ContentApi["changeCount"], hasFunctions = true) {
  const api = { hasFunctions, changeCount } as ContentApi;
  const store = createRootStore({ storage: null, api });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StoreProvider store={store}>{children}</StoreProvider>
  );
  const { unmount } = renderHook(useCounting, { wrapper });
  await act(async () => undefined);
  unmount();
}

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem("film", JSON.stringify({ version: 1, unlocked: ["last-frame", "encore"] }));
});

it("sends failed events at the next visit, not again in this one", async () => {
  const fail = jest.fn(() => Promise.reject(new Error("down")));
  await visit(fail);
  expect(fail).toHaveBeenCalledTimes(3);
  expect(stored().counted ?? []).toEqual([]);
  const change = jest.fn(async () => COUNTS);
  await visit(change);
  expect(change).toHaveBeenCalledTimes(3);
});

it("sends nothing to a host without functions, and keeps no secret", async () => {
  const change = jest.fn(async () => COUNTS);
  await visit(change, false);
  expect(change).not.toHaveBeenCalled();
  expect(stored().device).toBeUndefined();
});
