import { act, render, screen } from "@testing-library/react";
import { createApi, idle } from "#src/data/answers/live-answer.fixtures";
import { createRootStore } from "#src/data/stores/root-store";
import { StoreProvider } from "#src/data/stores/store-context";
import { SiteHeader } from "./site-header";

jest.mock("gatsby", () => ({
  ...jest.requireActual<object>("gatsby"),
  useStaticQuery: () => ({
    site: {
      title: "Encore",
      tagline: "Unofficial fan guide",
      menu: [
        { id: 1, title: "Home", about: null, target: "/" },
        { id: 21, title: "Online top-up centre", about: null, target: "" },
      ],
      languages: [],
    },
  }),
}));

it("links to the home page, and omits entries without an address", () => {
  const store = createRootStore({ storage: null, api: createApi().api });
  render(
    <StoreProvider store={store}>
      <SiteHeader path="/" />
    </StoreProvider>,
  );
  expect(screen.queryByText(/top-up/)).toBeNull();
  expect(screen.getByRole("link", { name: "Encore! Unofficial fan guide" })).toHaveAttribute(
    "href",
    "/",
  );
});

it("loads the addresses of downloads once, however many pages are shown", async () => {
  const { api, calls } = createApi();
  const store = createRootStore({ storage: null, api });
  const open = () =>
    render(
      <StoreProvider store={store}>
        <SiteHeader path="/" />
      </StoreProvider>,
    );
  const first = open();
  expect(calls).toHaveLength(0);
  await act(idle);
  expect(calls).toMatchObject([{ name: "source-url", background: true }]);
  await act(async () => {
    calls[0]?.answer({ ios: "https://store.example/ios" });
    await idle();
  });
  expect(store.download.source.ios).toBe("https://store.example/ios");
  first.unmount();
  open();
  await act(idle);
  expect(calls).toHaveLength(1);
});
