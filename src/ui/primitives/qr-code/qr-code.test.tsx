import { act, fireEvent, render, screen } from "@testing-library/react";
import { encode } from "uqr";
import { QrCode } from "./qr-code";

let intersect: (isIntersecting?: boolean) => void = () => {};

beforeEach(() => {
  const Observer = jest.fn((react: IntersectionObserverCallback) => {
    intersect = (isIntersecting = true) =>
      react([{ isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver);
    return { observe: jest.fn(), disconnect: jest.fn() };
  });
  Object.assign(window, { IntersectionObserver: Observer });
});

/** Modules covered by a drawn path, without the quiet zone. */
function modulesOf(svg: Element): boolean[][] {
  const size = Number(svg.getAttribute("viewBox")?.split(" ")[2]) - 8;
  const modules = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const path = svg.querySelector("path")?.getAttribute("d") ?? "";
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    modules[Number(y) - 4]?.fill(true, Number(x) - 4, Number(x) - 4 + Number(width));
  }
  return modules;
}

async function draw(path: string): Promise<Element> {
  render(<QrCode path={path} label="Get the game" />);
  act(() => intersect());
  const words = await screen.findByText("QR code: Get the game");
  return words.previousElementSibling as Element;
}

test("the code contains the address at which the site is served", async () => {
  const svg = await draw("/appstore");
  expect(modulesOf(svg)).toEqual(encode("http://localhost/appstore", { ecc: "M", border: 0 }).data);
});

test("the code of an outside address contains just that address", async () => {
  const svg = await draw("https://example.org/a");
  expect(modulesOf(svg)).toEqual(encode("https://example.org/a", { ecc: "M", border: 0 }).data);
});

test("the link is there from the beginning, the code only when the square comes near", () => {
  render(<QrCode path="/appstore" label="Get the game" />);
  act(() => intersect(false));
  expect(screen.getByRole("link", { name: "Get the game" })).toHaveAttribute("href", "/appstore");
  expect(screen.queryByText("QR code: Get the game")).toBeNull();
});

test("a picture of the code takes the place of the drawn one, unless it cannot be loaded", async () => {
  render(<QrCode path="/appstore" label="Get the game" picture="/code.png" />);
  const picture = screen.getByRole("img", { name: "QR code: Get the game" });
  expect(picture).toHaveAttribute("src", "/code.png");
  expect(window.IntersectionObserver).not.toHaveBeenCalled();
  fireEvent.error(picture);
  act(() => intersect());
  expect(await screen.findByText("QR code: Get the game")).toBeInTheDocument();
  expect(screen.queryByRole("img")).toBeNull();
});
