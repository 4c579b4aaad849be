import type { FigureLook } from "./parts";

export type Facing = NonNullable<FigureLook["facing"]>;

/** The look turned to one side; as it is if its hair is a style as a whole, which has its parting in it. */
export function facingTo(look: FigureLook, facing: Facing): FigureLook {
  if (facing === (look.facing ?? "right") || "style" in look.hair.cut) return look;
  return { ...look, facing, turned: !look.turned };
}
