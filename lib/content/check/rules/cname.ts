import { AUDITION } from "../../kinds/kinds";
import { shown } from "../words";
import type { Rule } from "./rule";

/** Ids of the audition records; the later record of the same idol is 10000 on (docs/content.md, "Ids and names"). */
const AUDITION_IDS = [81, 82, 83, 84, 85];
const LATER = 10000;

/** A slug stands for one idol. */
export const cname: Rule = {
  name: "cname",
  description: "Two records share a cname only as audition record and later record of one idol.",
  *check({ characters, identities }) {
    for (const entry of characters) {
      if (!entry.key.endsWith(AUDITION) || entry.key !== `${entry.get("cname")}${AUDITION}`)
        continue;
      const stem = entry.key.replace(AUDITION, "");
      const later = characters.find(({ key }) => key === stem);
      const id = identities.idOf.get(entry);
      const laterId = later && identities.idOf.get(later);
      if (id === undefined || laterId === undefined) continue;
      if (AUDITION_IDS.includes(id) && laterId === id + LATER) continue;
      yield entry.finding(["cname"], {
        message: `cname is ${shown(stem)} here and in ${later?.file}, but ${id} and ${laterId} are not two records of one idol`,
        allowed: "the ids 81 to 85 share their cname with 10081 to 10085",
      });
    }
  },
};
