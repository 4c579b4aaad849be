import { adoptColors } from "./adopt-colors";
import { watchSearchKeys } from "./search-keys";

/* The inline script in the head of every page: what cannot wait for the end of the page. */

adoptColors(document);
watchSearchKeys(document);
