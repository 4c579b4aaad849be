import type { DrawingFault } from "./allowed";
import type { XmlEvent } from "./events";

/** What outlines that are stretched are written in: the numbers of these commands are points. */
const POINTS = /^[MLCQZ\d\s.,-]*$/;

/** Attributes that lie on one element of a layer, not on the layer. */
const OF_ELEMENTS: ReadonlySet<string> = new Set(["data-drop"]);

/** What is wrong with the layers of a drawing that are placed one by one: its groups right below the root. */
export function layerFaults(events: readonly XmlEvent[]): DrawingFault[] {
  const faults: DrawingFault[] = [];
  let isStretched = false;
  for (const event of events) {
    if (event.type === "element" && event.depth === 1) {
      isStretched = false;
      if (event.name === "g" || event.name === "defs") continue;
      const message = `<${event.name}> lies in no group`;
      faults.push({ at: event.at, message, allowed: "<defs> and groups" });
    }
    if (event.type !== "attribute" || event.depth === 0) continue;
    const { at, name, value, depth } = event;
    if (name.startsWith("data-") && depth !== (OF_ELEMENTS.has(name) ? 2 : 1)) {
      const message = `${name} lies where it is not looked at`;
      const allowed = OF_ELEMENTS.has(name) ? "an element of a layer" : "a group right below <svg>";
      faults.push({ at, message, allowed });
    }
    if (/^data-(?:x|y|foot-x)$/.test(name))
      isStretched ||= / /.test(value) || name === "data-foot-x";
    if (isStretched && name === "d" && depth === 2 && !POINTS.test(value)) {
      const message = "the outline lies in a group that is stretched";
      faults.push({ at, message, allowed: "M, L, C, Q and Z, which say where each point is" });
    }
  }
  return faults;
}
