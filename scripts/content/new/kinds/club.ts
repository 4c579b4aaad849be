import type { Character, Club } from "../../../../content/types";
import type { Draft } from "../../draft/draft";
import { fieldsOf } from "../form";
import { characterFile, idsOf, newFile, people, schemaOf } from "../known-records";
import { addTo, put } from "../put";
import type { NewKind } from "../new-kind";

const FILE = "club.schema.json";

/** A club, which its members name in turn. */
export const club: NewKind = {
  fields: (draft) => ({
    key: {
      description:
        "Slug of the club, of letters A to Z, a to z and digits alone: the name of its file.",
      type: "string",
      pattern: "^[A-Za-z0-9]+$",
      examples: ["KiteSociety"],
    },
    ...fieldsOf(schemaOf(draft, FILE), ["title", "titleJa?", "desc"]),
    list: people(draft, "The members."),
  }),
  make(draft: Draft, form: Omit<Club, "list"> & { list: string[] }) {
    const list = idsOf(draft, form.list);
    put(draft, newFile(draft, "club", form.key), FILE, { ...form, list });
    for (const name of form.list) addTo<Character>(draft, characterFile(name), "circle", form.key);
    return [];
  },
};
