import type { Unit } from "../../../../content/types";
import type { Entry } from "../../read/entry";
import { shown } from "../words";
import type { Rule } from "./rule";

/** Every unit has one agency. */
export const officeList: Rule = {
  name: "office-list",
  description: "Every unit is in the list of exactly one office.",
  *check({ identities, offices, officeIds }) {
    const isComplete =
      officeIds.every((id) => identities.offices.has(id)) &&
      offices.every((office) => office.has("list") && office.isWhole("list"));
    const seen = new Map<string, string>();
    const twice: { office: (typeof offices)[number]; index: number; id: string; first: string }[] =
      [];
    for (const office of offices) {
      for (const { value: id, index } of office.items("list")) {
        const first = seen.get(id);
        if (first === undefined) seen.set(id, office.file);
        else twice.push({ office, index, id, first });
      }
    }
    const homeless: [string, Entry<Unit>][] = [...identities.units].filter(
      ([key]) => isComplete && !seen.has(key),
    );
    for (const { office, index, id, first } of twice) {
      const meant = homeless.shift()?.[0];
      yield office.finding(["list", index], {
        message: `list, item ${index + 1} is ${shown(id)}, which is in the list of ${first} too`,
        allowed: "each unit in one office",
        suggestion: meant === undefined ? undefined : shown(meant),
      });
    }
    for (const [key, unit] of homeless) {
      yield unit.finding(["id"], {
        message: `no office has unit ${shown(key)} in its list`,
        allowed: "each unit in one office",
      });
    }
  },
};
