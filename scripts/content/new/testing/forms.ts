import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Project } from "../../testing/project";
import { newRecord } from "../new";

/** A text of some words. @param first its first one */
export const words = (count: number, first: string): string =>
  [first, ...Array.from({ length: count - 1 }, (_, place) => `lantern${place}`)].join(" ");

/** Facts that are not published. */
export const UNKNOWN = Object.fromEntries(
  ["height", "weight", "blood", "age", "ageText", "birthday", "interest", "stunt"].map((name) => [
    name,
    "-",
  ]),
);

/** A form that is filled in, but for what it has by itself; so are those below. */
export const CLUB = {
  key: "Kites",
  title: "Kite Society",
  desc: "They fly kites from the roof of the school, and now and then somebody’s homework with them.",
  list: ["tenshouin_eichi", "hibiki_wataru"],
};

export const IDOL = {
  name: "Kai Test",
  vid: "hibiki_wataru",
  color: "#336699",
  unit: "2wink",
  catch: "One lantern.\nMany moths.",
  desc: "A lantern keeper of 2wink who has come to be tested from the first line to the last.",
  text: words(70, "Test"),
  circle: ["Theater"],
  recruitText: "I keep the lanterns, I count the moths, and I have never lost either of them.",
};

export const UNIT = {
  id: "lantern",
  name: "Lantern",
  office: "sp",
  imageColor: "#8844cc",
  display: {
    lead: "燈火",
    leadEn: "Two lanterns and a wind",
    desc: words(60, "Lantern"),
  },
};

export const NOTICE = {
  kind: "song",
  title: "A Lantern for Everybody in the Hall",
  text: "An event that is there to be tested.",
  start: "2024-11-10",
  units: ["2wink"],
};

/** The folder of the forms. */
export const FORM = ".report/new";

/** Asks for the form of a kind, writes some values into it and gives it back. */
export async function fillIn(project: Project, kind: string, values: object) {
  const file = join(project.root, FORM, `${kind}.json`);
  if (!existsSync(file)) await project.run(newRecord, kind);
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, "utf8")), ...values }));
  return project.run(newRecord, kind);
}
