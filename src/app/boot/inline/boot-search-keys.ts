import { openSearchByKeys } from "./search-keys";

/* The inline script in the head of every page: keys may come before the end of the page has been read. */

openSearchByKeys(document);
