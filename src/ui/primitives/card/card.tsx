import { Link } from "gatsby";
import { element } from "../element";
import * as styles from "./card.module.css";

/** A card whose {@link CardLink} covers all of it. */
export const Card = element("article", (rest) => [styles.card, rest]);

export const CardLink = element(Link, (rest) => [styles.link, rest]);
