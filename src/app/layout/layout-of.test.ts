import { layoutOf } from "./layout-of";

describe("the layout of a route", () => {
  it.each([
    ["/", "home"],
    ["/main", "home"],
    ["/index-0126", "home"],
    ["/index-221017", "home"],
    ["/index-", "default"],
    ["/agreement", "footer-only"],
    ["/privacy", "footer-only"],
    ["/protocol", "footer-only"],
    ["/convention", "footer-only"],
    ["/children-notice", "footer-only"],
    ["/ip-standard/", "footer-only"],
    ["/download", "footer-only"],
    ["/appstore", "blank"],
    ["/sdk", "blank"],
    ["/newface_profilesheet", "blank"],
    ["/newface", "default"],
    ["/flowerstand", "flowerstand"],
    ["/flowerstand/share/detail", "flowerstand"],
    ["/flowerstands", "default"],
    ["/playmovie_campaign", "playMovie"],
    ["/explore/units", "default"],
    ["/explore/units/characters/aoi_yuta", "default"],
    ["/404", "default"],
    ["/nowhere/at/all", "default"],
  ])("%s: %s", (path, layout) => {
    expect(layoutOf(path)).toBe(layout);
  });
});
