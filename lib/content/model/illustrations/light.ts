/** The lights of the theatre. */
const NAMES = "house|stage|ghost";
const SHARE = String.raw`\d(?:\.\d+)?`;

/** How a layer of the theatre says what light falls on it; what says nothing is always as it is drawn. */
export const LIT = {
  "data-light": {
    pattern: new RegExp(
      `^(?:${NAMES})(?: ${SHARE})?(?:, (?:${NAMES})(?: ${SHARE})?)*(?: \\+ (?:(?:${NAMES}) )?${SHARE})*$`,
    ),
    words:
      "shares of house, stage and ghost, of which the greatest counts, and what is added, such as stage 0.9, house 0.45 + 0.1",
  },
};

/** How bright the parts of the theatre are, 0 to 1. */
export interface Light {
  readonly house: number;
  readonly stage: number;
  readonly ghost: number;
}

/** How much light falls on a layer that says `data-light`. */
export function levelIn(said: string, light: Light): number {
  const [greatest = [], ...added] = said.split(" + ").map((words) =>
    words.split(", ").map((term) => {
      const [name, share = "1"] = term.split(" ");
      return name && name in light ? light[name as keyof Light] * Number(share) : Number(name);
    }),
  );
  return Math.max(...greatest) + added.flat().reduce((sum, one) => sum + one, 0);
}
