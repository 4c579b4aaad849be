import { act, fireEvent, render, screen } from "@testing-library/react";
import { ClubPass } from "./club-pass";

const club = {
  key: "BandBB",
  title: "Band BB",
  members: [{ jsonId: 29, cname: "sakuma_rei", name: "Rei Sakuma", unit: "undead" }],
};
const card = {
  layout: "constrained" as const,
  width: 3,
  height: 4,
  images: { sources: [], fallback: { src: "/rei.jpg" } },
};

const open = async (loadPage: () => Promise<LoadedPage | undefined>) => {
  window.___loader = { loadPage, loadPageSync: () => undefined, hovering: () => {} };
  render(<ClubPass club={club} />);
  const pass = document.querySelector("dialog") as HTMLElement;
  await act(async () => void fireEvent(pass, new Event("toggle")));
  return pass;
};
afterEach(() => {
  delete window.___loader;
});

it("shows the faces that the club's page has, once it is open", async () => {
  const members = [{ jsonId: 29, posterPicture: { card } }];
  const loadPage = jest.fn(async () => ({ json: { data: { club: { members } } } }));
  const pass = await open(loadPage);
  expect(loadPage).toHaveBeenCalledWith("/explore/clubs/BandBB");
  expect(pass.querySelector("img")).toHaveAttribute("src", "/rei.jpg");
});

it("shows the names alone where that page cannot be loaded", async () => {
  const pass = await open(() => Promise.reject(new Error("no network")));
  expect(pass.querySelector("img")).toBeNull();
  expect(screen.getByText("Rei Sakuma")).toHaveAttribute(
    "href",
    "/explore/units/characters/sakuma_rei",
  );
});
