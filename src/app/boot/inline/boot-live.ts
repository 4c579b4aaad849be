import { start } from "./start";
import { whenPainted } from "./when-painted";

/* Inline script of live pages (lib/content/model/pages/page-kinds.ts): loads the others at the first idle moment or
   touch. */

const { load } = start();
for (const type of ["pointerdown", "keydown", "touchstart"]) {
  window.addEventListener(type, load, { capture: true, passive: true, once: true });
}
whenPainted(window, load);
