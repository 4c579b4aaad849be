import type { ActivityList, ActivityNotice } from "../../../../content/types";
import type { Draft } from "../../draft/draft";
import { CommandError } from "../../../../lib/command-line/command-error";
import { fieldsOf } from "../form";
import { idsOf, people, schemaOf } from "../known-records";
import { put } from "../put";
import type { NewKind } from "../new-kind";

const FILE = "content/api/activity-list.json";
const SCHEMA = "api/activity-list.schema.json";
const BEFORE_UNITS = ["kind", "title", "titleJa?", "text", "note?", "start"];
const OPTIONAL = ["id?", "end?", "startTw?", "endTw?", "target?"];

type Form = Omit<ActivityNotice, "id" | "cast"> & { id?: string; cast: string[] };

/** A notice, at the place of its day: the newest stands first. */
export const notice: NewKind = {
  fields: (draft) => ({
    ...fieldsOf(schemaOf(draft, SCHEMA, [0]), [...BEFORE_UNITS, "units", ...OPTIONAL]),
    cast: people(draft, "Who is featured, in the order of the bill."),
  }),
  made: (form: Form) => `Its id is ${idOf(form)}, for good: links and feeds name it.`,
  make(draft: Draft, form: Form) {
    const board = draft.record<ActivityList>(FILE);
    const id = idOf(form);
    if (board.some((one) => one.id === id)) {
      throw new CommandError(`Nothing was written: there is a notice "${id}" already.`);
    }
    const place = board.findIndex(({ start }) => start <= form.start);
    const record = { ...form, id, cast: idsOf(draft, form.cast) } as ActivityNotice;
    put(draft, FILE, SCHEMA, board.toSpliced(place < 0 ? board.length : place, 0, record));
    return [];
  },
};

/** The id that a form asks for, or one of the year and the title. */
const idOf = ({ id, start, title }: Form): string => id ?? `${start.slice(0, 4)}-${slugOf(title)}`;

/** The first words of a title as a key. */
const slugOf = (title: string): string =>
  (title.toLowerCase().match(/[a-z0-9]+/g) ?? []).slice(0, 4).join("-");
