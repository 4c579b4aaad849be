import { INK, PAPER } from "../../drawing/color";
import { type Inks, spot } from "../../drawing/inks";
import { place } from "../../drawing/svg";
import { fitSize, lettering, type LetteringStyle, plainLettering } from "../../lettering/lettering";

export type TitlePlace = "foot" | "sky" | "spine";

/** Fictional publisher of the posters. */
const IMPRINT = "ENCORE IMAGINARY RAILWAYS";

/** Lettering of a travel poster of 1200 × 1600: at its foot, in its sky or along its side. */
export function travelTitle(
  { number, unit }: { number: number; unit: string },
  title: TitlePlace,
  inks: Inks,
): string {
  const digits = String(number).padStart(2, "0");
  const trip = place(plain(`TRIP ${digits}`, 52, INK), 152, title === "foot" ? 1221 : 1497);
  const fitted = (width: number, limit: number, style: Omit<LetteringStyle, "size">) => {
    const size = fitSize(unit, width, limit);
    return { size, letters: lettering(unit, { size, ...style }) };
  };
  if (title === "foot") {
    const { size, letters } = fitted(1000, 176, { anchor: "middle", outlineWidth: 0.09 });
    const style = { weight: 700, tracking: 0.16, anchor: "middle" } as const;
    const imprint = plain(IMPRINT, 25, inks["on-base"], style);
    return place(letters, 600, 1375 + size * 0.34) + place(imprint, 600, 1536) + trip;
  }
  if (title === "sky") {
    const { size, letters } = fitted(1010, 230, { anchor: "middle", outlineWidth: 0.1 });
    const imprint = plain(IMPRINT, 24, PAPER, { weight: 700, tracking: 0.14, anchor: "end" });
    return place(letters, 600, 130 + size * 0.74) + place(imprint, 1126, 1532) + trip;
  }
  const reading = { outlineWidth: 0.09, shadowX: -0.06, shadowY: 0.03 };
  const { size, letters } = fitted(1120, 250, reading);
  return (
    place(letters, 160 + size * 0.36, 1270, -90) +
    place(plain("TRIP", 56, PAPER, { anchor: "middle" }), 160, 1396) +
    place(plain(digits, 112, spot(inks, 0), { anchor: "middle" }), 160, 1506)
  );
}

const plain = (text: string, size: number, fill: string, style: Partial<LetteringStyle> = {}) =>
  plainLettering(text, { size, fill, ...style });
