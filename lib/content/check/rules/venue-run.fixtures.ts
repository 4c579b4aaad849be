import type { BrokenCase } from "../../testing/broken-content";

export const cases: BrokenCase[] = [
  {
    what: "no run in Japan",
    breaks: (content) => {
      const [, ...others] = content.record<{ runs: unknown[] }>("venues/gourmet.json").runs;
      content.edit("venues/gourmet.json", { runs: others });
    },
    file: "venues/gourmet.json",
    at: '"runs": ^[',
    rule: "venue-run",
    says: ["runs has no run in Japan"],
  },
  {
    what: "two tours have changed places",
    breaks: (content) => {
      const orders = ["princess", "gourmet"].map(
        (id) => content.record<{ order: number }>(`venues/${id}.json`).order,
      );
      content.edit("venues/princess.json", { order: orders[1] });
      content.edit("venues/gourmet.json", { order: orders[0] });
    },
    file: "venues/princess.json",
    at: '"order": ^2',
    rule: "venue-run",
    says: ["order is 2, but in Japan the tour began on"],
  },
];
