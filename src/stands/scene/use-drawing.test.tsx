import { act, render, screen } from "@testing-library/react";
import { StoreProvider } from "#src/data/stores/store-context";
import { StandDrawing } from "./stand-drawing";
import { ours } from "../store/exhibition.fixtures";
import { KIT } from "../stand.fixtures";

let mockIsReachable = true;

jest.mock("#lib/stand/document/link", () => {
  if (!mockIsReachable) throw new Error("Loading the chunk failed.");
  return jest.requireActual<object>("#lib/stand/document/link");
});

test("reports no fault of a stand if the decoder could not be loaded, and draws it once the network returns", async () => {
  mockIsReachable = false;
  render(
    <StoreProvider>
      <StandDrawing stand={ours(0, { drawing: undefined })} kit={KIT} />
    </StoreProvider>,
  );
  expect(await screen.findByText("Not loaded yet")).toBeVisible();
  mockIsReachable = true;
  act(() => void window.dispatchEvent(new Event("online")));
  // Only decoding shows that the stored document is empty.
  expect(await screen.findByText("Cannot be drawn")).toBeVisible();
});
