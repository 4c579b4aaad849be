import { render, screen } from "@testing-library/react";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { renderToStaticMarkup } from "react-dom/server";
import { Picture } from "./picture";

const image: IGatsbyImageData = {
  layout: "constrained",
  width: 960,
  height: 1280,
  images: {
    sources: [
      { type: "image/avif", srcSet: "/p-160.avif 160w,\n/p-960.avif 960w", sizes: "100vw" },
    ],
    fallback: { src: "/p-480.webp" },
  },
};

describe("Picture", () => {
  it("offers AVIF at the width that the layout shows", () => {
    const { container } = render(<Picture image={image} alt="" sizes="10rem" />);
    const sources = [...container.querySelectorAll("picture > source")];
    expect(sources.map((source) => source.getAttribute("type"))).toEqual(["image/avif"]);
    expect(sources.map((source) => source.getAttribute("sizes"))).toEqual(["10rem"]);
    expect(sources[0]).toHaveAttribute("srcset", "/p-160.avif 160w,\n/p-960.avif 960w");
  });

  it("puts the picture of another shape first, with its media query", () => {
    const tall = { ...image, width: 600, height: 800 };
    const instead = { image: tall, media: "(max-width: 559px)", sizes: "100vw" };
    const { container } = render(<Picture image={image} alt="" sizes="64vw" instead={instead} />);
    const sources = [...container.querySelectorAll("picture > source")];
    expect(sources.map((source) => source.getAttribute("media"))).toEqual([
      "(max-width: 559px)",
      null,
    ]);
    expect(sources[0]).toHaveAttribute("height", "800");
    expect(sources[0]).toHaveAttribute("sizes", "100vw");
  });

  it("keeps its place and falls back to one WebP", () => {
    render(<Picture image={image} alt="Eichi" sizes="10rem" className="poster" />);
    const img = screen.getByRole("img", { name: "Eichi" });
    expect(img).toHaveAttribute("src", "/p-480.webp");
    expect(img).toHaveAttribute("width", "960");
    expect(img).toHaveAttribute("height", "1280");
    expect(img).toHaveClass("poster");
  });

  it("waits until it comes near, unless it has priority", () => {
    render(<Picture image={image} alt="late" sizes="10rem" />);
    render(<Picture image={image} alt="early" sizes="10rem" priority />);
    const late = screen.getByRole("img", { name: "late" });
    expect(late).toHaveAttribute("loading", "lazy");
    expect(late).not.toHaveAttribute("fetchpriority");
    const early = screen.getByRole("img", { name: "early" });
    expect(early).toHaveAttribute("loading", "eager");
    expect(early).toHaveAttribute("fetchpriority", "high");
  });

  it("has no inline style, and its sources precede the fallback", () => {
    const html = renderToStaticMarkup(<Picture image={image} alt="" sizes="10rem" priority />);
    expect(html).not.toMatch(/style=|<link|<script/);
  });
});
