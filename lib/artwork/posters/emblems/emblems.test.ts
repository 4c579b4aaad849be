import { opacity } from "../../../../test/drawing";
import { picture } from "../../drawing/svg";
import { emblem, emblemNames } from "./index";

test.each(emblemNames)(
  "the emblem %s fills the middle in the character's colour and leaves the corners free",
  async (name) => {
    const { at } = await opacity(picture(1200, 1600, emblem(name, "#3366aa")));
    expect(at(0.5, 0.69)).toBe(255);
    expect([at(0.02, 0.01), at(0.98, 0.01)]).toEqual([0, 0]);
    expect(emblem(name, "#3366aa")).not.toBe(emblem(name, "#aa6633"));
  },
);
