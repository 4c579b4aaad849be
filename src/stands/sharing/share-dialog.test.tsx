import { act, fireEvent, render, screen } from "@testing-library/react";
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
// Pictures are drawn in e2e/stand-export.spec.ts.
jest.mock("../export/saved-picture", () => ({ savedPicture: jest.fn() }));

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
  hasFunctions?: boolean;
}

const own = async () => undefined;

async function open({ stand = STAND, hasFunctions = true }: Options = {}) {
  const sent: ExhibitionChangeRequest[] = [];
  const api = {
    hasFunctions,
    changeExhibition: (request: ExhibitionChangeRequest) => {
      sent.push(request);
      return Promise.reject(new ApiError("offline"));
    },
  } as unknown as ContentApi;
  render(
    <StoreProvider store={createRootStore({ api, storage: null })}>
      <ShareDialog
        stand={stand}
        kit={KIT}
        title="Second night"
        loadOwn={own}
        ownPicture={() => undefined}
        onClose={() => undefined}
      />
    </StoreProvider>,
  );
  await screen.findByRole("heading", {
    name: stand === OWN_STAND ? /stays with you/ : /Send the link/,
  });
  return sent;
}

it("names the size that a device managed, and the reason of a failure", async () => {
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
  jest.mocked(savedPicture).mockResolvedValue(PICTURE);
  fireEvent.click(screen.getByRole("button", { name: /^Medium/ }));
  await screen.findByText(/^Saved as/);
});

it("hides unsupported actions, and services without an address", async () => {
  await open();
  expect(screen.queryByRole("button", { name: "Copy picture" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Share picture" })).toBeNull();
  expect(screen.queryByText("Twitter")).toBeNull();
});

it.each([
  ["published", true, "Send it in", 1],
  ["hung on the device", false, "Hang it on this device", 0],
])("is %s once, even if its button is pressed repeatedly", async (_, hasFunctions, name, calls) => {
  const sent = await open({ hasFunctions });
  if (hasFunctions) fireEvent.click(screen.getByLabelText("I have read the rules."));
  const button = screen.getByRole("button", { name });
  await act(async () => {
    for (let press = 0; press < 10; press += 1) fireEvent.submit(button);
  });
  expect(sent).toHaveLength(calls);
  expect(JSON.parse(localStorage.getItem("shelf") ?? "").stands).toHaveLength(1);
});

it("keeps the stand on the device if the host has no exhibition", async () => {
  const sent = await open({ hasFunctions: false });
  expect(screen.queryByLabelText("I have read the rules.")).toBeNull();
  fireEvent.submit(screen.getByRole("button", { name: "Hang it on this device" }));
  expect(screen.getByText(/It hangs on this device/)).toBeInTheDocument();
  expect(sent).toEqual([]);
});

it("only saves a stand with a visitor's picture, and sends nothing of it", async () => {
  const sent = await open({ stand: OWN_STAND });
  expect(screen.queryByLabelText("Link to this stand")).toBeNull();
  expect(screen.queryByRole("button", { name: /QR|Send/ })).toBeNull();
  expect(screen.queryAllByRole("link")).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: /^Small/ }));
  await screen.findByText(/^Saved as/);
  expect(screen.getByRole("link", { name: /^open the picture/ })).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: /^the stand/ })).toBeNull();
  expect(sent).toEqual([]);
});
