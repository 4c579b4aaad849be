const NAMES = "house|stage|ghost";
const SHARE = String.raw`\d(?:\.\d+)?`;

/** Attributes for the light on a layer of the theatre; other layers are always as drawn. */
export const LIGHT_ATTRIBUTES = {
  "data-light": {
    pattern: new RegExp(
      `^(?:${NAMES})(?: ${SHARE})?(?:, (?:${NAMES})(?: ${SHARE})?)*(?: \\+ (?:(?:${NAMES}) )?${SHARE})*$`,
    ),
    words:
      "shares of house, stage and ghost, of which the greatest counts, and what is added, such as stage 0.9, house 0.45 + 0.1",
  },
};

/** Brightness of the theatre's lights, 0 to 1. */
export interface Light {
  readonly house: number;
  readonly stage: number;
  readonly ghost: number;
}

/** Brightness of a layer from its `data-light`. */
export function levelIn(value: string, light: Light): number {
  const [greatest = [], ...added] = value.split(" + ").map((words) =>
    words.split(", ").map((term) => {
      const [name, share = "1"] = term.split(" ");
      return name && name in light ? light[name as keyof Light] * Number(share) : Number(name);
    }),
  );
  return Math.max(...greatest) + added.flat().reduce((sum, one) => sum + one, 0);
}
