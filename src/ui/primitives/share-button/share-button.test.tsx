import { act, fireEvent, render, screen } from "@testing-library/react";
import { createRootStore } from "#src/data/stores/root-store";
import { StoreProvider } from "#src/data/stores/store-context";
import { ShareButton } from "./share-button";

const page = { title: "Rei Sakuma", url: "http://localhost/" };

function open(own: object) {
  Object.assign(navigator, { share: undefined, clipboard: undefined, ...own });
  const store = createRootStore({ storage: null });
  const notify = jest.spyOn(store, "notify").mockResolvedValue();
  render(
    <StoreProvider store={store}>
      <ShareButton title="Rei Sakuma" />
    </StoreProvider>,
  );
  return {
    store,
    notify,
    press: () => act(async () => void fireEvent.click(screen.getByRole("button"))),
  };
}

it("hands the page to another app", async () => {
  const share = jest.fn(async () => {});
  const { notify, press } = open({ share });
  await press();
  expect(share).toHaveBeenCalledWith(page);
  expect(notify).not.toHaveBeenCalled();
});

it("shows no message when the visitor cancels", async () => {
  const writeText = jest.fn();
  const share = () => Promise.reject(new DOMException("", "AbortError"));
  const { notify, press } = open({ share, clipboard: { writeText } });
  await press();
  expect([notify.mock.calls, writeText.mock.calls]).toEqual([[], []]);
});

it("copies the link if the browser cannot share", async () => {
  const writeText = jest.fn(async () => {});
  const share = () => Promise.reject(new DOMException("", "NotAllowedError"));
  const { notify, press } = open({ share, clipboard: { writeText } });
  await press();
  expect(writeText).toHaveBeenCalledWith(page.url);
  expect(notify).toHaveBeenCalledWith({ tone: "success", en: "The link is copied." });
});

it("shows the link when nothing can be copied", async () => {
  const { store, notify, press } = open({});
  await press();
  expect(notify.mock.calls[0]?.[0].en).toContain(page.url);
  expect(notify.mock.contexts[0]).toBe(store);
});
