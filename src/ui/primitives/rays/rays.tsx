import { element } from "../element";
import * as styles from "./rays.module.css";

const TONES = { place: styles.rays, sun: styles.sunRays, pink: styles.pinkRays };

interface RaysProps {
  /** Colours; by default the two of the container. */
  readonly tone?: keyof typeof TONES;
}

/** A background of rays from the point `--at`, each `--ray` wide. */
export const Rays = element("div", ({ tone = "place", ...rest }: RaysProps) => [TONES[tone], rest]);
