import type { IllustrationKind } from "../../illustrations/kinds";
import { nearest } from "../suggest";
import { listed, shown } from "../words";
import type { DrawingFault } from "./allowed";
import type { XmlEvent } from "./events";

type Attribute = Extract<XmlEvent, { type: "attribute" }>;

const isAttribute = (event: XmlEvent): event is Attribute => event.type === "attribute";

/** Ids that are given twice, and references to what does not stand further up: so nothing shows itself. */
export function referenceFaults(events: readonly XmlEvent[]): DrawingFault[] {
  const attributes = events.filter(isAttribute);
  const all = attributes.filter(({ name }) => name === "id").map(({ value }) => value);
  const above = new Set<string>();
  return attributes.flatMap(({ name, value, at }): DrawingFault[] => {
    if (name === "id") {
      const isTwice = above.has(value);
      above.add(value);
      const message = `id ${shown(value)} is given twice`;
      return isTwice ? [{ at, message, allowed: "another name for each" }] : [];
    }
    const id = name === "href" ? value.slice(1) : /^url\(#(.+)\)$/.exec(value)?.[1];
    if (id === undefined || above.has(id)) return [];
    const isBelow = all.includes(id);
    const near = isBelow ? undefined : nearest(id, all);
    return [
      {
        at,
        message: isBelow
          ? `${name} names ${shown(id)}, which stands further down`
          : `${name} names ${shown(id)}, but nothing has this id`,
        allowed: "the id of something further up in the file, such as a symbol in <defs>",
        suggestion: near && shown(value.replace(id, near)),
      },
    ];
  });
}

/** Groups that the code asks for and that are missing, and elements that lie in no such group and are not shown. */
export function lostElements(
  events: readonly XmlEvent[],
  { groups, noun }: IllustrationKind,
): DrawingFault[] {
  if (!groups) return [];
  const known = [...groups.needed, ...groups.optional];
  const allowed = `<defs> and groups with the ids ${listed(known)}`;
  const found = new Set<string>();
  const faults: DrawingFault[] = [];
  for (const [index, event] of events.entries()) {
    if (event.type !== "element" || event.depth !== 1 || event.name === "defs") continue;
    const id = ownId(events, index);
    if (event.name === "g" && id !== undefined && known.includes(id)) found.add(id);
    else {
      const near = id && nearest(id, known);
      const message = `<${event.name}> lies in no group that ${noun} shows`;
      faults.push({ at: event.at, message, allowed, suggestion: near && `<g id="${near}">` });
    }
  }
  const missing = groups.needed.find((id) => !found.has(id));
  if (faults.length > 0 || missing === undefined) return faults;
  return [{ at: 0, message: `the drawing has no <g id="${missing}">`, allowed }];
}

/** Lines that do not begin or end where those of other drawings meet them. */
export function endFaults(events: readonly XmlEvent[], { ends }: IllustrationKind): DrawingFault[] {
  if (!ends) return [];
  let group: string | undefined;
  return events.flatMap((event, index): DrawingFault[] => {
    if (event.type === "element" && event.depth === 1) group = ownId(events, index);
    if (event.type !== "attribute" || event.name !== "d" || group === undefined) return [];
    const fault = ends[group]?.find(({ pattern }) => !pattern.test(event.value));
    const message = `the line of ${group} is ${shown(event.value)}`;
    return fault ? [{ at: event.at, message, allowed: fault.words }] : [];
  });
}

/** The id of the element at an index of the events; its attributes follow it. */
function ownId(events: readonly XmlEvent[], index: number): string | undefined {
  for (const event of events.slice(index + 1)) {
    if (event.type !== "attribute") return undefined;
    if (event.name === "id") return event.value;
  }
  return undefined;
}
