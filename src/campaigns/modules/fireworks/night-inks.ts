import { luminance } from "#lib/content/model/catalogue/contrast";

const MIN_LUMINANCE = 0.22;

/** Lightens a dark colour until it is visible at night. */
export function nightInk(hex: string): string {
  for (let white = 0; white < 1; white += 0.08) {
    const mixed = [1, 3, 5].map((start) => {
      const value = Number.parseInt(hex.slice(start, start + 2), 16);
      return Math.round(value + (255 - value) * white)
        .toString(16)
        .padStart(2, "0");
    });
    const ink = `#${mixed.join("")}`;
    if (luminance(ink) >= MIN_LUMINANCE) return ink;
  }
  return "#ffffff";
}

/** Three colours of a unit’s shell: its two, and a member’s in turn. */
export function shellInks(
  { colors, members }: Pick<Queries.FireworkUnitFragment, "colors" | "members">,
  count: number,
): string[] {
  const member = members[count % Math.max(members.length, 1)]?.color ?? "#ffffff";
  return [colors?.color1 ?? member, colors?.color2 ?? member, member].map(nightInk);
}
