import { makeReadable } from "./readable-address";

/* Stands at the head of the first script file (gatsby/scripts-slice.ts): Gatsby reads the address as it comes. */
const read = () => makeReadable(window);
read();
// Capturing: before the router reads the address of a step.
window.addEventListener("popstate", read, { capture: true });
