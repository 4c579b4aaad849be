import { render } from "@testing-library/react";
import { useTabTitle } from "./use-tab-title";

function Page({ title }: { title: string | undefined }) {
  useTabTitle(title);
  return null;
}

beforeEach(() => {
  document.title = "A flower stand up close · Encore";
});

it("sets the title of the tab, and restores it", () => {
  const { rerender, unmount } = render(<Page title={undefined} />);
  expect(document.title).toBe("A flower stand up close · Encore");
  rerender(<Page title="Tea at the curtain call" />);
  expect(document.title).toBe("Tea at the curtain call · Encore");
  rerender(<Page title="Twice · the applause" />);
  expect(document.title).toBe("Twice · the applause · Encore");
  unmount();
  expect(document.title).toBe("A flower stand up close · Encore");
});

it("keeps the title that the next page has set", () => {
  const { unmount } = render(<Page title="Tea" />);
  document.title = "The exhibition · Encore";
  unmount();
  expect(document.title).toBe("The exhibition · Encore");
});

it("names the tab again when the page's own title comes after it", async () => {
  const { unmount } = render(<Page title="Tea" />);
  document.querySelector("title")?.remove();
  await Promise.resolve();
  expect(document.title).toBe("");
  document.title = "A flower stand up close · Encore";
  await Promise.resolve();
  expect(document.title).toBe("Tea · Encore");
  unmount();
  expect(document.title).toBe("A flower stand up close · Encore");
});
