import { makeReadable } from "./readable-address";

/* Stands at the head of the first script file (gatsby/scripts-slice.ts): Gatsby reads the address as it comes. */
makeReadable(window);
