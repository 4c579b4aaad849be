import { brightness } from "./color";
import { inksOf } from "./inks";

const colors = {
  color1: "#305daa",
  color2: "#4d74b6",
  border: "#17131c",
  text: "#ffffff",
  light: "#eef2f8",
  bar: "#305daa",
  cv: "#305daa",
};

test.each(["#001e43", "#302833", "#fff1cf", "#e60033", "#b8d200"])(
  "the halo of %s is a light tint",
  (accent) => {
    expect(brightness(inksOf(colors, ["#f0c14b"], accent).halo)).toBeGreaterThan(0.72);
  },
);
