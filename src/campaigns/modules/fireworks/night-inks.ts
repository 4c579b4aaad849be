type Channels = [number, number, number];

/** Least luminance of what shall be seen against the night. */
const BRIGHT = 0.22;

/** A colour as it burns at night: a dark one is lightened until it can be seen. */
export function nightInk(hex: string): string {
  const channels = channelsOf(hex);
  for (let white = 0; white < 1; white += 0.08) {
    const mixed = channels.map((value) => value + (255 - value) * white) as Channels;
    if (luminance(mixed) >= BRIGHT) return toHex(mixed);
  }
  return "#ffffff";
}

/** The three inks of a unit’s shell: its two colours and a member’s, which changes with each shell. */
export function shellInks(
  { colors, members }: Pick<Queries.FireworkUnitFragment, "colors" | "members">,
  count: number,
): string[] {
  const member = members[count % Math.max(members.length, 1)]?.color ?? "#ffffff";
  return [colors?.color1 ?? member, colors?.color2 ?? member, member].map(nightInk);
}

function channelsOf(hex: string): Channels {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function toHex(channels: Channels): string {
  return `#${channels.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;
}

/** Relative luminance (WCAG). */
function luminance(channels: Channels): number {
  const [red, green, blue] = channels.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
