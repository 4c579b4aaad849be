import { makeReadable } from "./readable-address";

/* Runs before Gatsby (gatsby/scripts-slice.ts), which reads the address on startup. */
const read = () => makeReadable(window);
read();
// Capturing: before the router reads the address of a history step.
window.addEventListener("popstate", read, { capture: true });
