import { Link } from "gatsby";
import { classNames, element } from "../element";
import * as shapes from "../shapes.module.css";

const SHADOWS = { 1: shapes.shadow1, 2: shapes.shadow2 };
const TONES = { dark: shapes.dark, sun: shapes.sun };

interface LookProps {
  /** `small`: a round one, lower, with smaller letters. */
  readonly size?: "small";
  /** Its colours; white by itself. */
  readonly tone?: keyof typeof TONES;
  /** Step of its shadow. */
  readonly shadow?: keyof typeof SHADOWS;
}

/** Look of a button, or of a link that looks like one. */
export interface ButtonLook extends LookProps {
  readonly className?: string | undefined;
}

const look = ({ size, tone, shadow, ...rest }: LookProps) =>
  [
    classNames(size ? shapes.small : shapes.button, shadow && SHADOWS[shadow], tone && TONES[tone]),
    rest,
  ] as const;

/** A button with words. */
export const Button = element("button", look);

/** A link that looks like a button: to a page of this site, unless `as` says `"a"` or `SiteLink`. */
export const ButtonLink = element(Link, look);
