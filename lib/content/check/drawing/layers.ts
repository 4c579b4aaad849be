import type { DrawingFault } from "./allowed";
import type { XmlElement } from "./read-xml";

/** Path data that can be stretched: the numbers of these commands are points. */
const POINTS = /^[MLCQZ\d\s.,-]*$/;

/** Attributes of a layer's elements, not of the layer. */
const OF_ELEMENTS: ReadonlySet<string> = new Set(["data-drop"]);

/** Attributes of a layer that place its elements one by one. */
const SETTING = /^data-(?:scatter|grid|repeat-x|repeat-y|ring)$/;

/** Faults of a drawing's layers, the groups right below the root, that are placed one by one. */
export function layerFaults([, ...elements]: readonly XmlElement[]): DrawingFault[] {
  const faults: DrawingFault[] = [];
  let isStretched = false;
  for (const [index, { name: element, at: start, depth, attributes }] of elements.entries()) {
    if (depth === 1) isStretched = false;
    if (depth === 1 && element !== "g" && element !== "defs") {
      const message = `<${element}> is not in a group`;
      faults.push({ at: start, message, allowed: "<defs> and groups" });
    }
    const setting = attributes.find(({ name }) => SETTING.test(name));
    if (setting && depth === 1 && (elements[index + 1]?.depth ?? 0) < 2) {
      const message = `${setting.name} is on a group without elements`;
      faults.push({ at: setting.at, message, allowed: "one element or more in it" });
    }
    for (const { at, name, value } of attributes) {
      if (name.startsWith("data-") && depth !== (OF_ELEMENTS.has(name) ? 2 : 1)) {
        const message = `${name} has no effect here`;
        const allowed = OF_ELEMENTS.has(name)
          ? "an element of a layer"
          : "a group right below <svg>";
        faults.push({ at, message, allowed });
      }
      if (/^data-(?:x|y|foot-x)$/.test(name))
        isStretched ||= / /.test(value) || name === "data-foot-x";
      if (isStretched && name === "d" && depth === 2 && !POINTS.test(value)) {
        const message = "the outline is in a stretched group";
        faults.push({ at, message, allowed: "M, L, C, Q and Z, which say where each point is" });
      }
    }
  }
  return faults;
}
