import { element } from "../element";
import * as styles from "./rays.module.css";

const TONES = { place: styles.rays, sun: styles.sunRays, pink: styles.pinkRays };

interface RaysProps {
  /** Their colours; the two of their place by itself. */
  readonly tone?: keyof typeof TONES;
}

/** A ground of rays from the point `--at`, each `--ray` wide. */
export const Rays = element("div", ({ tone = "place", ...rest }: RaysProps) => [TONES[tone], rest]);
