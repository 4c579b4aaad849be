import { fireEvent, render, screen } from "@testing-library/react";
import { LinkSection } from "./link-section";

const SHARE = { facebook: "", twitter: "", line: "" };

function show(document: string) {
  const path = `/flowerstand/share/detail#${document}`;
  const address = `https://encore.example${path}`;
  render(<LinkSection link={{ document, path, address }} share={SHARE} />);
  return address;
}

it("warns about the length of a link only if apps may cut it", () => {
  const { length } = show("A".repeat(2100));
  expect(screen.getByText(/^The link has/)).toHaveTextContent(length.toLocaleString("en"));
});

it("reports a link that is too long for any QR code", async () => {
  show("A".repeat(4000));
  fireEvent.click(screen.getByRole("button", { name: "QR code" }));
  const words = await screen.findByText(/too long for a QR code/, {}, { timeout: 10_000 });
  expect(words).toBeInTheDocument();
});

it("selects the link if the browser does not allow copying", async () => {
  const address = show("abc");
  fireEvent.click(screen.getByRole("button", { name: "Copy link" }));
  await screen.findByText(/The link is selected/);
  const field = screen.getByLabelText<HTMLInputElement>("Link to this stand");
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, address.length]);
});
