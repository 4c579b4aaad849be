import { MAX_MIX_DEPTH, parseColor, slotsIn } from "../../model/illustrations/color-value";
import {
  ILLUSTRATIONS,
  type IllustrationFolder,
  type IllustrationKind,
  sheetOf,
} from "../../model/illustrations/kinds";
import { SLOT_NAMES } from "../../model/illustrations/slots";
import { nearest } from "../../model/problems/suggest";
import { listed, shown } from "../../model/problems/words";
import { ATTRIBUTES, type DrawingFault, type DrawingKind, ELEMENTS, type Form } from "./allowed";
import type { XmlAttribute } from "./read-xml";
import { layerFaults } from "./layers";
import { boxFaults, endFaults, groupFaults, referenceFaults, tileFaults } from "./structure";

const XMLNS = "http://www.w3.org/2000/svg";

/** Drawings are read and edited by hand; our largest has half of it. */
const MOST_BYTES = 120_000;

const isSlot = (name: string): boolean => (SLOT_NAMES as string[]).includes(name);
const isColor = (value: string): boolean => {
  const color = parseColor(value);
  return color !== undefined && slotsIn(color).every(isSlot);
};
const VARIABLE = /var\(--([\w-]+)/g;

const color: Form = {
  pattern: {
    test: (value) => value === "none" || /^url\(#[a-z][\w-]*\)$/.test(value) || isColor(value),
  },
  words: `none, #rrggbb in small letters, url(#…) of a pattern, a slot such as var(--base, #rrggbb), or a tone such as color-mix(in srgb, var(--base, #rrggbb) 45%, #rrggbb), tones of tones at most ${MAX_MIX_DEPTH} deep; the slots are ${SLOT_NAMES.join(", ")}`,
  better(value) {
    const strange = [...value.matchAll(VARIABLE)].map(([, name = ""]) => name);
    const wrong = strange.find((name) => !isSlot(name));
    const near = wrong && nearest(wrong, SLOT_NAMES);
    return near && shown(value.replace(`--${wrong}`, `--${near}`));
  },
};
const id: Form = {
  pattern: /^[a-z][a-z\d-]*$/,
  words: "a name in small letters, such as left-tower",
};
const reference: Form = { pattern: /^#[a-z][a-z\d-]*$/, words: "# and an id of this file" };
const clip: Form = { pattern: /^url\(#[a-z][a-z\d-]*\)$/, words: "url(#…) of a clipPath" };
const space: Form = { pattern: /^userSpaceOnUse$/, words: "userSpaceOnUse" };
const box: Form = { pattern: /^-?[\d.]+(?: -?[\d.]+){3}$/, words: "four numbers" };

const ELEMENTS_OF_ART = [...ELEMENTS, "defs", "symbol", "use", "clipPath", "pattern"];
const ATTRIBUTES_OF_ART: ReadonlyMap<string, Form> = new Map([
  ...ATTRIBUTES,
  ["fill", color],
  ["stroke", color],
  ["id", id],
  ["href", reference],
  ["clip-path", clip],
  ["clip-rule", { pattern: /^(?:nonzero|evenodd)$/, words: "nonzero or evenodd" }],
  ["patternUnits", space],
  ["patternTransform", ATTRIBUTES.get("transform") as Form],
  ["viewBox", box],
]);

/** The code uses the data of outlines without transforms. */
const ATTRIBUTES_OF_OUTLINES: ReadonlyMap<string, Form> = new Map(
  [...ATTRIBUTES_OF_ART].filter(([name]) => name !== "transform"),
);

/** Limits of the illustrations in a folder of content/art. @param key name of the file */
export function illustrationKind(folder: IllustrationFolder, key: string): DrawingKind {
  const kind: IllustrationKind = ILLUSTRATIONS[folder];
  return {
    elements: kind.outlines ? ["g", "path"] : ELEMENTS_OF_ART,
    attributes: kind.outlines
      ? ATTRIBUTES_OF_OUTLINES
      : new Map<string, Form>([
          ...ATTRIBUTES_OF_ART,
          ...Object.entries({ ...kind.boxes?.says, ...kind.placing }),
        ]),
    mostBytes: MOST_BYTES,
    viewBox: kind.sheets[sheetOf(key).sheet],
    groups: [...(kind.groups?.needed ?? []), ...(kind.groups?.optional ?? [])],
    root: (text, attributes) => rootFaults(text, attributes, kind, key),
    structure: (elements) => [
      ...referenceFaults(elements),
      ...tileFaults(elements),
      ...groupFaults(elements, kind),
      ...endFaults(elements, kind),
      ...(kind.boxes ? boxFaults(elements, kind.boxes) : []),
      ...(kind.placing ? layerFaults(elements) : []),
    ],
  };
}

function rootFaults(
  text: string,
  attributes: readonly XmlAttribute[],
  { sheets, data = {}, noun }: IllustrationKind,
  key: string,
): DrawingFault[] {
  const { name: ownName, sheet: ownSheet } = sheetOf(key);
  const viewBox = sheets[ownSheet];
  if (viewBox === undefined) {
    const allowed = listed(
      Object.keys(sheets).map((sheet) => `${[ownName, sheet].filter(Boolean).join(".")}.svg`),
    );
    return [{ at: 0, message: `${noun} has no sheet of the name of this file`, allowed }];
  }
  const more = Object.keys(data).map((name) => ` ${name}="…"`);
  const wanted = `<svg xmlns="${XMLNS}" viewBox="${viewBox}"${more.join("")}>`;
  const own = new Set(attributes.map(({ name }) => name));
  const forms = new Map<string, Form>([
    ["xmlns", { pattern: { test: (value) => value === XMLNS }, words: XMLNS }],
    [
      "viewBox",
      {
        pattern: { test: (value) => value === viewBox },
        words: `${viewBox} (in Inkscape: File > Document Properties, scale 1, width and height in px, then move the drawing onto the page)`,
      },
    ],
    ...Object.entries(data),
  ]);
  if (!text.startsWith("<svg") || [...forms.keys()].some((name) => !own.has(name))) {
    const message = "the drawing does not begin with the root that it must have";
    return [{ at: 0, message, allowed: wanted }];
  }
  return attributes.flatMap(({ at, name, value }): DrawingFault[] => {
    const form = forms.get(name);
    if (form?.pattern.test(value)) return [];
    if (form) return [{ at, message: `${name} is ${shown(value)}`, allowed: form.words }];
    const suggestion = nearest(name, forms.keys());
    return [{ at, message: `the root has the attribute ${name}`, allowed: wanted, suggestion }];
  });
}
