import { render, screen, within } from "@testing-library/react";
import { LanguageSwitcher } from "./language-switcher";

const english = { lang: "en", title: "English", guide: null, address: "", here: true };
const korean = {
  lang: "ko",
  title: "한국어",
  guide: "Namuwiki",
  address: "https://ko.example/",
  here: false,
};
const chinese = { lang: "zh-Hant", title: "繁體中文", guide: null, address: "", here: false };

it("opens a panel that marks this site's language, and links to guides in others in new tabs", () => {
  render(<LanguageSwitcher languages={[english, korean, chinese]} />);
  const opener = screen.getByRole("button", { name: "English" });
  const panel = screen.getByRole("list");
  expect(opener).toHaveAttribute("popovertarget", panel.id);
  expect(within(panel).getByText("English")).toHaveAttribute("aria-current", "true");
  const link = within(panel).getByText("한국어");
  expect(link).toHaveAttribute("href", korean.address);
  expect(link).toHaveAttribute("target", "_blank");
  expect(link).toHaveAttribute("rel", "noopener noreferrer");
  expect(link).toHaveAttribute("lang", "ko");
  expect(within(link).getByText("Namuwiki")).toHaveAttribute("lang", "en");
  expect(within(panel).queryByText("繁體中文")).toBeNull();
});

it("is left out while there is nothing to choose from", () => {
  const { container } = render(<LanguageSwitcher languages={[english, chinese]} />);
  expect(container).toBeEmptyDOMElement();
});
