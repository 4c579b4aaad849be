import { noWords } from "../asked-stands";
import type { Command } from "../command";
import { reportedStands } from "../moderated-stands";
import { printReports } from "../print-stands";

export const reports: Command = {
  name: "reports",
  takes: "",
  options: [],
  help: ["public stands with new reports, the most reported first"],
  async run({ words, open, address }) {
    noWords("reports", words);
    const stands = await reportedStands(await open());
    const text = stands.length === 0 ? "No new reports." : printReports(stands);
    return `Database: ${address}\n\n${text}`;
  },
};
