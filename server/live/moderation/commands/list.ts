import { UNIT_IDS } from "../../../../lib/api/unit-ids";
import { noWords } from "../asked-stands";
import type { Command } from "../command";
import { known } from "../known";
import { STATES, standsIn } from "../moderated-stands";
import { printList } from "../print-stands";

export const list: Command = {
  name: "list",
  takes: "[--state waiting|public|rejected] [--unit UNIT]",
  options: ["state", "unit"],
  help: [
    "stands in a state (waiting), those that were sent first at the top;",
    "“(?)” before a title or name that may hold an address",
  ],
  async run({ words, values, open, address }) {
    noWords("list", words);
    const state = known("state", values.state ?? "waiting", STATES);
    const unit = values.unit === undefined ? undefined : known("unit", values.unit, UNIT_IDS);
    const stands = await standsIn(await open(), state, unit);
    const which = `${state}${unit === undefined ? "" : `, for ${unit}`}`;
    const text =
      stands.length === 0
        ? `No stands (${which}).`
        : `${printList(stands)}\n\n${stands.length} ${stands.length === 1 ? "stand" : "stands"} (${which})`;
    return `Database: ${address}\n\n${text}`;
  },
};
