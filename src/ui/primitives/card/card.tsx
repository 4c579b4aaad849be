import { Link } from "gatsby";
import { element } from "../element";
import * as styles from "./card.module.css";

/** A printed card that is one link: its {@link CardLink} is stretched over it. */
export const Card = element("article", (rest) => [styles.card, rest]);

/** The link of a card, which takes presses on all of it. */
export const CardLink = element(Link, (rest) => [styles.link, rest]);
