import { act, fireEvent, render, screen, within } from "@testing-library/react";
import type { ExhibitionChangeRequest } from "#content/types";
import { ApiError } from "#src/data/api/api-error";
import type { ContentApi } from "#src/data/api/content-api";
import { createRootStore } from "#src/data/stores/root-store";
import { StoreProvider } from "#src/data/stores/store-context";
import { savedPicture } from "../export/saved-picture";
import { ExportError } from "../export/export-error";
import { completeBrowser } from "#test/browser";
import ShareDialog from "./share-dialog";
import { KIT, OWN_STAND, STAND } from "../stand.fixtures";

jest.mock("gatsby", () => ({
  ...jest.requireActual<object>("gatsby"),
  useStaticQuery: () => ({
    site: {
      address: "https://encore.example",
      share: { facebook: "https://f.example/?u=", twitter: "", line: "https://l.example/?url=" },
    },
    units: {
      nodes: [
        { id: "ryuseitai", name: "RYUSEITAI" },
        { id: "undead", name: "UNDEAD" },
      ],
    },
  }),
}));
// Pictures are drawn in a browser (e2e/stand-export.spec.ts).
jest.mock("../export/saved-picture", () => ({ savedPicture: jest.fn() }));

/** For what is fetched: what draws codes. */
const SLOW = { timeout: 10_000 };
const PICTURE = { picture: new Blob(["png"], { type: "image/png" }) };

beforeAll(() => {
  completeBrowser();
  let count = 0;
  URL.createObjectURL = () => `blob:${++count}`;
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = () => undefined;
});

beforeEach(() => {
  localStorage.clear();
  jest.mocked(savedPicture).mockResolvedValue(PICTURE);
});

interface Options {
  stand?: typeof STAND;
  changeExhibition?: ContentApi["changeExhibition"];
  hasFunctions?: boolean;
}

const own = async () => undefined;

async function open({ stand = STAND, changeExhibition, hasFunctions = true }: Options = {}) {
  const sent: ExhibitionChangeRequest[] = [];
  const api = {
    hasFunctions,
    changeExhibition: (request: ExhibitionChangeRequest) => {
      sent.push(request);
      return (changeExhibition ?? (() => Promise.reject(new ApiError("offline"))))(request);
    },
  } as unknown as ContentApi;
  const closed = jest.fn();
  const view = render(
    <StoreProvider store={createRootStore({ api, storage: null })}>
      <ShareDialog
        stand={stand}
        kit={KIT}
        title="Second night"
        own={own}
        ownPicture={() => undefined}
        onClose={closed}
      />
    </StoreProvider>,
  );
  await screen.findByRole("heading", {
    name: stand === OWN_STAND ? /stays with you/ : /Send the link/,
  });
  return { sent, closed, view };
}

const publish = (title?: string) => {
  if (title !== undefined) {
    fireEvent.change(screen.getByLabelText("Title"), { target: { value: title } });
  }
  fireEvent.click(screen.getByLabelText("I have read the rules."));
  return act(async () => {
    fireEvent.submit(screen.getByRole("button", { name: "Send it in" }));
  });
};

it("saves the picture under the stand’s name, and leads to it and to its stand", async () => {
  await open();
  expect(screen.queryByText(/Saved last/)).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: /^Small/ }));
  await screen.findByText("Saved as encore-flower-stand-second-night-small.png.");
  const link = screen.getByLabelText<HTMLInputElement>("Link to this stand").value;
  const picture = screen.getByRole("link", { name: /^open the picture/ });
  expect(picture.getAttribute("href")).toMatch(/^blob:/);
  expect(screen.getByRole("link", { name: /^the stand that it shows/ })).toHaveAttribute(
    "href",
    link,
  );
});

it("says which size a device managed, and why there is none at all", async () => {
  jest.mocked(savedPicture).mockResolvedValue({
    ...PICTURE,
    smaller: { key: "small", title: "Small", use: "for chats", width: 900, height: 1200 },
  });
  await open();
  fireEvent.click(screen.getByRole("button", { name: /^Large/ }));
  const words = /at 900 × 1200: this device could not make the larger size/;
  expect(await screen.findByText(words)).toBeInTheDocument();
  jest.mocked(savedPicture).mockRejectedValue(new ExportError("fetch"));
  fireEvent.click(screen.getByRole("button", { name: /^Medium/ }));
  await screen.findByText(/could not be fetched/);
  // What failed is tried again.
  jest.mocked(savedPicture).mockResolvedValue(PICTURE);
  fireEvent.click(screen.getByRole("button", { name: /^Medium/ }));
  await screen.findByText(/^Saved as/);
});

it("gives the link to copy and to pass on, each in a new tab", async () => {
  await open();
  const field = screen.getByLabelText<HTMLInputElement>("Link to this stand");
  expect(field).toHaveAttribute("readonly");
  expect(field.value).toMatch(/^https:\/\/encore\.example\/flowerstand\/share\/detail#[\w-]+$/);
  const facebook = screen.getByRole("link", { name: /^Facebook/ });
  expect(facebook).toHaveAttribute(
    "href",
    `https://f.example/?u=${encodeURIComponent(field.value)}`,
  );
  for (const link of [facebook, screen.getByRole("link", { name: /^Open its page/ })]) {
    expect(link).toHaveAttribute("target", "_blank");
    expect(link.getAttribute("rel")).toMatch(/\bnoopener\b/);
  }
  // Its address is not known here.
  expect(screen.queryByText("Twitter")).toBeNull();
  expect(screen.queryByText(/characters. Some apps/)).toBeNull();
});

it("draws the link as a code when it is asked for", async () => {
  await open();
  const button = screen.getByRole("button", { name: "QR code" });
  expect(button).toHaveAttribute("aria-expanded", "false");
  fireEvent.click(button);
  expect(await screen.findByText("QR code: the link to this stand", {}, SLOW)).toBeInTheDocument();
  expect(button).toHaveAttribute("aria-expanded", "true");
});

it("hides what the browser cannot do", async () => {
  await open();
  expect(screen.queryByRole("button", { name: "Copy picture" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Share picture" })).toBeNull();
});

it("publishes once, says that it waits, and where to find it", async () => {
  const { sent } = await open({
    changeExhibition: async (request) =>
      ({ action: "publish", id: "id-of-the-server", state: "waiting", request }) as never,
  });
  await publish(" For Tetora ");
  expect(screen.getByText(/waiting for a maintainer/)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: /^Open your stand/ })).toHaveAttribute(
    "href",
    "/flowerstand/share/detail?id=id-of-the-server",
  );
  expect(screen.queryByRole("button", { name: "Send it in" })).toBeNull();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ action: "publish", title: "For Tetora", unit: "ryuseitai" });
  expect(JSON.stringify(localStorage.getItem("shelf"))).toContain("id-of-the-server");
});

it.each([
  ["published", true, "Send it in", 1],
  ["hung on the device", false, "Hang it on this device", 0],
])(
  "is %s once, however often its button is pressed at once",
  async (_, hasFunctions, name, calls) => {
    const { sent } = await open({ hasFunctions });
    if (hasFunctions) fireEvent.click(screen.getByLabelText("I have read the rules."));
    const button = screen.getByRole("button", { name });
    await act(async () => {
      for (let press = 0; press < 10; press += 1) fireEvent.submit(button);
    });
    expect(sent).toHaveLength(calls);
    expect(JSON.parse(localStorage.getItem("shelf") ?? "").stands).toHaveLength(1);
  },
);

it("shows the words of the server beside the form, and keeps what was typed", async () => {
  await open({
    changeExhibition: () =>
      Promise.reject(
        new ApiError("refused", 400, "「title」不可含有網址。\n“title” must not hold addresses."),
      ),
  });
  await publish("see example.com");
  const alert = screen.getByRole("alert");
  expect(alert).toHaveTextContent(/must not hold addresses/);
  expect(within(alert).getByText(/不可含有網址/)).toHaveAttribute("lang", "zh-Hant");
  expect(screen.getByLabelText("Title")).toHaveValue("see example.com");
  expect(localStorage.getItem("shelf")).not.toContain("example");
});

it("an answer that is lost can be asked for again, also the next time, with the same secret", async () => {
  const { sent, view } = await open();
  await publish();
  expect(screen.getByText(/No answer came/)).toBeInTheDocument();
  view.unmount();
  const again = await open({
    changeExhibition: async () => ({ action: "publish", id: "id-of-the-server", state: "public" }),
  });
  await act(async () => {
    fireEvent.click(screen.getByRole("button", { name: "Send again" }));
  });
  expect(screen.getByText("It hangs in the exhibition.")).toBeInTheDocument();
  expect(again.sent).toEqual(sent);
});

it("hangs the stand on the device where no exhibition is kept", async () => {
  const { sent } = await open({ hasFunctions: false });
  expect(screen.queryByLabelText("I have read the rules.")).toBeNull();
  fireEvent.submit(screen.getByRole("button", { name: "Hang it on this device" }));
  expect(screen.getByText(/It hangs on this device/)).toBeInTheDocument();
  expect(sent).toEqual([]);
});

it("lets nothing of a stand with a picture of one’s own leave the device but the file", async () => {
  const { sent } = await open({ stand: OWN_STAND });
  expect(screen.queryByLabelText("Link to this stand")).toBeNull();
  expect(screen.queryByRole("button", { name: /QR|Send/ })).toBeNull();
  expect(screen.queryAllByRole("link")).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: /^Small/ }));
  await screen.findByText(/^Saved as/);
  expect(screen.getByRole("link", { name: /^open the picture/ })).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: /^the stand/ })).toBeNull();
  expect(sent).toEqual([]);
});

it("is named, closes by its button and by Escape", async () => {
  const { closed } = await open();
  const dialog = screen.getByRole("dialog", { name: "Share & save" });
  fireEvent.click(within(dialog).getByRole("button", { name: "Close" }));
  fireEvent(dialog, new Event("cancel", { cancelable: true }));
  expect(closed).toHaveBeenCalledTimes(2);
});
