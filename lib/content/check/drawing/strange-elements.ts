import { nearest } from "../../model/problems/suggest";
import { counted, cut, listed } from "../../model/problems/words";
import type { DrawingFault, DrawingKind } from "./allowed";
import { linksIn } from "./links";
import { idOf, type XmlElement } from "./read-xml";
import { redrawn } from "./redraw";

/** The outermost elements that a kind does not allow, and all elements outside of them. */
export function strangeElements(
  elements: readonly XmlElement[],
  kind: DrawingKind,
): Record<"strange" | "known", XmlElement[]> {
  const [strange, known]: [XmlElement[], XmlElement[]] = [[], []];
  let outer = Number.POSITIVE_INFINITY;
  for (const element of elements) {
    if (element.depth > outer) continue;
    const isKnown = kind.elements.includes(element.name);
    outer = isKnown ? Number.POSITIVE_INFINITY : element.depth;
    (isKnown ? known : strange).push(element);
  }
  return { strange, known };
}

/**
 * A fault for each disallowed element, at the first shape that uses it. A gradient referenced only by other gradients
 * has no fault of its own.
 */
export function strangeFaults(
  strange: readonly XmlElement[],
  known: readonly XmlElement[],
  { elements }: DrawingKind,
): DrawingFault[] {
  const users = usersOf(known);
  const lent = new Set(
    strange.filter((one) => users.has(idOf(one) ?? "")).flatMap((one) => [...namesOf(one)]),
  );
  return strange.flatMap((element): DrawingFault[] => {
    const id = idOf(element) ?? "";
    const shapes = users.get(id) ?? [];
    const [first] = shapes;
    if (!first && lent.has(id)) return [];
    const { name } = element;
    const instead = redrawn("element", name);
    const near = instead === undefined ? nearest(name, elements) : undefined;
    return [
      {
        at: (first ?? element).at,
        message: `<${name}> is not an element of drawings${usedBy(shapes)}`,
        allowed: instead ?? listed(elements),
        suggestion: near && `<${near}>`,
      },
    ];
  });
}

const namesOf = ({ attributes }: XmlElement): Set<string> =>
  new Set(attributes.flatMap(({ value }) => linksIn(value)));

function usersOf(elements: readonly XmlElement[]): Map<string, XmlElement[]> {
  const users = new Map<string, XmlElement[]>();
  for (const element of elements) {
    for (const id of namesOf(element)) {
      const others = users.get(id);
      if (others) others.push(element);
      else users.set(id, [element]);
    }
  }
  return users;
}

function usedBy([first, ...others]: readonly XmlElement[]): string {
  if (!first) return "";
  const id = idOf(first);
  const shape = id === undefined ? `<${first.name}>` : `<${first.name} id="${cut(id)}">`;
  return others.length === 0
    ? `, and ${shape} uses it`
    : `, and ${shape} and ${counted(others.length, "other shape")} use it`;
}
