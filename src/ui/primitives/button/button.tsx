import { Link } from "gatsby";
import { classNames, element } from "../element";
import * as shapes from "../shapes.module.css";

const SHADOWS = { 1: shapes.shadow1, 2: shapes.shadow2 };
const TONES = { dark: shapes.dark, sun: shapes.sun };

interface LookProps {
  /** `small` is lower, with smaller letters. */
  readonly size?: "small";
  /** Colours; white by default. */
  readonly tone?: keyof typeof TONES;
  readonly shadow?: keyof typeof SHADOWS;
}

export interface ButtonLook extends LookProps {
  readonly className?: string | undefined;
}

const split = ({ size, tone, shadow, ...rest }: LookProps) =>
  [
    classNames(size ? shapes.small : shapes.button, shadow && SHADOWS[shadow], tone && TONES[tone]),
    rest,
  ] as const;

export const Button = element("button", split);

/** A link styled as a button: a Gatsby link by default, see `as`. */
export const ButtonLink = element(Link, split);
