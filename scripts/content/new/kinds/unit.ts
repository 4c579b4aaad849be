import type { Character, Office, Unit } from "../../../../content/types";
import { meant } from "../../../../lib/content/check/suggest";
import { listed, shown } from "../../../../lib/content/check/words";
import type { Draft } from "../../draft/draft";
import { colorSetOf } from "../color-set";
import { fieldsOf, objectOf } from "../form";
import {
  characterFile,
  characterIds,
  fileOf,
  idsOf,
  newFile,
  people,
  schemaOf,
} from "../known-records";
import { addTo, put, takeFrom } from "../put";
import type { NewKind } from "../new-kind";
import { freeIds, type IdolForm, idolFields, makeIdol, slugOf } from "./character";

const FILE = "unit.schema.json";
const OWN = ["name", "names", "mark?", "backdrop?", "firstRelease?", "imageColor"];

interface Form extends Omit<Unit, "list" | "leader" | "display"> {
  list: string[];
  newIdols?: Omit<IdolForm, "id" | "unit">[];
  leader?: string;
  office: string;
  imageColor: string;
  display: object;
}

/** The name of the file of a new idol. */
const nameOf = ({ cname, name }: Pick<IdolForm, "cname" | "name">): string => cname ?? slugOf(name);

/** A unit of characters who are in others so far or have no record yet, and its place in an office. */
export const unit: NewKind = {
  fields: (draft) => ({
    id: {
      description:
        "Slug of the unit, of small letters a to z and digits alone: the end of its address and the name of its file.",
      type: "string",
      pattern: "^[a-z0-9]+$",
      examples: ["lantern5"],
    },
    ...fieldsOf(schemaOf(draft, FILE), OWN),
    list: people(
      draft,
      "The members who have a record, in the order they are shown.",
      "New idols go in newIdols.",
    ),
    "newIdols?": {
      description:
        "Members without a record, behind the others: each as in the form of a character.",
      type: "array",
      items: objectOf(idolFields(draft)),
    },
    "leader?": {
      description:
        "The leader, as in list or newIdols: by the name of the file, such as tenshouin_eichi. Without it the first of the members.",
      type: "string",
    },
    office: {
      $ref: "common.schema.json#/definitions/officeId",
      description: "The office that the unit belongs to.",
    },
    display: objectOf(fieldsOf(schemaOf(draft, FILE, ["display"]), ["lead", "leadEn", "desc"])),
  }),
  faults({ leader, list, newIdols = [] }: Form) {
    const names = [...list, ...newIdols.map(nameOf)];
    if (leader === undefined || names.includes(leader)) return [];
    const message = `leader is ${shown(leader)}, who is none of the members`;
    return [
      { path: ["leader"], message, allowed: listed(names, "or"), suggestion: meant(leader, names) },
    ];
  },
  partOf(file, { newIdols = [] }: Form) {
    const place = newIdols.findIndex((one) => file.endsWith(`/${nameOf(one)}.json`));
    return place < 0 ? [] : ["newIdols", place];
  },
  make(draft: Draft, form: Form) {
    const { office, newIdols = [], leader, list: names, ...own } = form;
    const { id } = own;
    const free = freeIds(draft);
    const idols = newIdols.map((idol, place) => ({ ...idol, id: free[place] ?? 0, unit: id }));
    const list = [...idsOf(draft, names), ...idols.map((idol) => idol.id)];
    const ids = new Map([
      ...characterIds(draft),
      ...idols.map((idol) => [nameOf(idol), idol.id] as const),
    ]);
    const colors = colorSetOf(form.imageColor);
    const file = newFile(draft, "unit", id);
    put(draft, file, FILE, {
      ...own,
      list,
      leader: leader === undefined ? list[0] : ids.get(leader),
      colors,
      display: {
        ...form.display,
        color: colors.color1,
        img: `units/${id}-wide`,
        img_sp: `units/${id}-tall`,
        logo: `units/${id}-mark`,
        nameColor: colors.text,
        sloganColor: colors.text,
        cvColor: colors.cv,
        otherColor: colors.cv,
        circleColor: colors.light,
      },
    });
    addTo<Office>(draft, `content/offices/${office}.json`, "list", id);
    for (const member of names.map(characterFile)) {
      const one = draft.record<Character>(member);
      takeFrom(draft, fileOf("unit", one.unit), "list", one.id);
      put(draft, member, "character.schema.json", { ...one, unit: id });
    }
    return [
      `${file}: mark and backdrop say how it is drawn; npm run content preview ${id}-wide shows it.`,
      ...new Set(idols.flatMap((idol) => makeIdol(draft, idol))),
    ];
  },
};
