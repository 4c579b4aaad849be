import { adoptColors } from "./adopt-colors";
import { watchSearchKeys } from "./search-keys";

/* Inline script in the head of every page, for work that cannot wait for its end. */

adoptColors(document);
watchSearchKeys(document);
