import type { OwnStand } from "../stand";

export const WAITING: OwnStand = {
  id: "KjqLjNgVzJL-cMVYNrDJKn",
  token: "uP3r5kQ0m2t8ZxYvN1bA7w",
  title: "For the second night",
  author: "Row 12",
  unit: "undead",
  document: "q1bKS8xNVbJSKi7JLFGyMrE0MjI2M6wFAA",
  created: "2026-11-21T12:00:00Z",
  cheers: 0,
  status: "waiting",
};

const { status, cheers: _, ...stand } = WAITING;

export const WAITING_STORED = { ...stand, state: status };
