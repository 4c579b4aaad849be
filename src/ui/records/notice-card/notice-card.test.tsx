import { render, screen } from "@testing-library/react";
import { NoticeCard } from "./notice-card";

const notice = {
  jsonId: "2025-stream1",
  kind: "tour",
  title: "MEGASTREAM / STREAM 1",
  titleJa: "【メガストリーム】編／STREAM1",
  start: "2025-05-15",
  end: "2025-05-23",
  units: ["knights", "trickstar"],
};

test("a card says when and what, in both languages, and leads to the entry", () => {
  render(<NoticeCard notice={notice} as="h3" />);
  expect(screen.getByRole("heading", { level: 3, name: notice.title })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: notice.title })).toHaveAttribute(
    "href",
    "/information#2025-stream1",
  );
  expect(screen.getByText("15–23 May 2025")).toHaveAttribute("datetime", "2025-05-15");
  expect(screen.getByText("Tour event")).toBeInTheDocument();
  expect(screen.getByText(notice.titleJa)).toHaveAttribute("lang", "ja");
  expect(screen.getByRole("article")).toHaveAttribute("data-unit", "knights");
});

test("a title that needs no translation stands once", () => {
  render(<NoticeCard notice={{ ...notice, title: notice.titleJa, units: null, end: null }} />);
  expect(screen.getAllByText(notice.titleJa)).toHaveLength(1);
  expect(screen.getByText("15 May 2025")).toBeInTheDocument();
});
