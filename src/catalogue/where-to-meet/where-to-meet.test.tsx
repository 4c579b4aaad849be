import { render, screen } from "@testing-library/react";
import { WhereToMeet } from "./where-to-meet";

const UNDEAD = { id: "undead", name: "UNDEAD" };
const hrefs = () =>
  screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);

it("links to everything about an idol", () => {
  const trip = { id: "trip08", number: 8, title: "Cape Midnight" };
  render(
    <WhereToMeet
      name="Rei"
      unit={UNDEAD}
      timelineQuery="idol=sakuma_rei"
      characterId={29}
      trip={trip}
      chapter="roll-call"
      calendar="/calendars/idol-sakuma_rei.ics"
      showsAuditionLink
    />,
  );
  expect(hrefs()).toEqual([
    ["Trip 8: Cape Midnight", "/trip08"],
    ["In the film", "/playmovie_campaign#roll-call"],
    ["In the audition", "/4piece"],
    ["UNDEAD on the screen", "/explore/media?unit=undead"],
    ["UNDEAD events", "/information?unit=undead"],
    ["Rei on the timeline", "/timeline?idol=sakuma_rei"],
    ["UNDEAD flower stands", "/flowerstand/share?unit=undead"],
    ["Birthday for your calendar", "/calendars/idol-sakuma_rei.ics"],
    ["Make one for Rei", "/flowerstand/maker?character=29"],
  ]);
});

it("leaves out pages without them", () => {
  render(
    <WhereToMeet
      name="Rei"
      unit={UNDEAD}
      timelineQuery="unit=undead"
      characterId={29}
      trip={null}
      chapter=""
    />,
  );
  expect(hrefs().map(([words]) => words)).toEqual([
    "UNDEAD on the screen",
    "UNDEAD events",
    "Rei on the timeline",
    "UNDEAD flower stands",
    "Make one for Rei",
  ]);
});
