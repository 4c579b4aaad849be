import { brightness } from "./color";
import { inksOf } from "./inks";
import { BLUE } from "../../../test/drawing";

test.each(["#001e43", "#302833", "#fff1cf", "#e60033", "#b8d200"])(
  "the halo of %s is a light tint",
  (accent) => {
    expect(brightness(inksOf(BLUE, ["#f0c14b"], accent).halo)).toBeGreaterThan(0.72);
  },
);
