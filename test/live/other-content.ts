import type {
  ActivityList,
  Campaign,
  Character,
  Club,
  Exhibit,
  Office,
  Song,
  Unit,
} from "../../content/types";
import { findReferences } from "../../lib/content/read/references/find-references";
import type { Snapshot } from "../../lib/content/read/snapshot";
import { isOpenId } from "../../lib/content/check/rules/reserved-ids";
import { EditableContent } from "../../lib/content/testing/editable-content";
import { Draft } from "../../scripts/content/draft/draft";
import { namesOf } from "../../scripts/content/kinds/kind-by-name";
import { planRemove } from "../../scripts/content/remove/plan";

const UNIT = "lantern";
const CLUB = "Kites";
const NAMES = ["ann", "ben", "cleo"] as const;

/**
 * Content after plausible edits: another birthday; an idol, a club and a notice less; a new unit of three new idols
 * with a club, a notice and a campaign. Valid if the given content is.
 */
export function otherContent(content: Snapshot): Snapshot {
  const shorter = (["club", "notice"] as const).reduce(withoutOne, withoutAnIdol(content));
  const other = new EditableContent(shorter);
  changeBirthday(other);
  addUnit(other);
  return other.snapshot;
}

/** Removes the first idol named only by lists, by stands of the exhibition, which lose the poster, and by solos. */
function withoutAnIdol(content: Snapshot): Snapshot {
  const references = findReferences(content);
  for (const { id, cname } of recordsIn<Character>(content, "characters")) {
    if (!isOpenId(id)) continue;
    const options = { references, to: undefined, withMembers: false, isPublished: true };
    const { draft, open } = planRemove(new Draft("", content), "character", cname, options);
    if (!open.every(({ file }) => /^content\/(?:exhibits|songs)\//.test(file))) continue;
    for (const { file, path } of open) {
      if (file.startsWith("content/songs/")) {
        const song = Object.entries(draft.record<Song>(file));
        const ofGuests = song.map(([name, value]) =>
          name === "singers" ? ["guests", true] : [name, value],
        );
        draft.writeRecord(file, Object.fromEntries(ofGuests) as Song);
        continue;
      }
      const exhibit = draft.record<Exhibit>(file);
      exhibit.stand.layers.splice(Number(path[2]), 1);
      draft.writeRecord(file, exhibit);
    }
    if (draft.check().length === 0) return draft.snapshot();
  }
  throw new Error("No idol can be taken away without a decision.");
}

/** Removes the first record of a kind that only lists and links name. */
function withoutOne(content: Snapshot, kind: "club" | "notice"): Snapshot {
  const references = findReferences(content);
  const options = { references, to: undefined, withMembers: false, isPublished: true };
  for (const name of namesOf(kind, references)) {
    const { draft, open } = planRemove(new Draft("", content), kind, name, options);
    if (open.length === 0 && draft.check().length === 0) return draft.snapshot();
  }
  throw new Error(`No ${kind} can be taken away without a decision.`);
}

function changeBirthday(content: EditableContent): void {
  const idol = recordsIn<Character>(content.snapshot, "characters").find(({ profile }) =>
    /^\d\d-\d\d$/.test(profile.birthday),
  );
  const day = idol?.profile.birthday === "06-15" ? "06-16" : "06-15";
  content.edit(`characters/${idol?.cname}.json`, { "profile.birthday": day });
}

function addUnit(content: EditableContent): void {
  const { snapshot } = content;
  const model = recordsIn<Unit>(snapshot, "units").find(
    ({ list }) => list.length >= NAMES.length && list.every(isOpenId),
  );
  const office = recordsIn<Office>(snapshot, "offices").find(({ list }) =>
    list.includes(model?.id as never),
  );
  if (!model || !office) throw new Error("There is no unit to take after.");
  const idols = recordsIn<Character>(snapshot, "characters");
  const ids = Array.from({ length: 80 }, (_, index) => index + 1)
    .filter((id) => isOpenId(id) && !idols.some((one) => one.id === id))
    .slice(0, NAMES.length);

  content.edit(`offices/${office.id}.json`, { list: [...office.list, UNIT] });
  write(content, `units/${UNIT}.json`, {
    ...model,
    id: UNIT,
    name: "Lantern",
    names: { ja: "ランタン" },
    leader: ids[0],
    list: ids,
    display: {
      ...model.display,
      lead: "燈火",
      leadEn: "Three lanterns and a wind",
      desc: `Lanterns first. ${model.display.desc}`,
      img: `units/${UNIT}-wide`,
      img_sp: `units/${UNIT}-tall`,
      logo: `units/${UNIT}-mark`,
    },
  });
  for (const [index, name] of NAMES.entries()) {
    const like = idols.find(({ id }) => id === model.list[index]) as Character;
    addIdol(content, like, name, ids[index] as number);
  }
  write(content, `clubs/${CLUB}.json`, {
    $schema: "../schema/club.schema.json",
    key: CLUB,
    title: "Kite Society",
    desc: "They fly kites from the roof of the school, and now and then a classmate’s homework with them.",
    list: ids,
  } satisfies Club & { $schema: string });
  addNotice(content, ids);
  addCampaign(content, ids);
}

function addIdol(content: EditableContent, like: Character, name: string, id: number): void {
  const { comment: _comment, vnote: _note, ...record } = like as Character & { comment?: string };
  const full = `${name[0]?.toUpperCase()}${name.slice(1)} Lantern`;
  write(content, `characters/lantern_${name}.json`, {
    ...record,
    id,
    name: full,
    names: { ja: `灯 ${name}` },
    cname: `lantern_${name}`,
    vid: "-",
    vname: "-",
    unit: UNIT,
    circle: [CLUB],
    catch: `${full} lights up.\nMind the wind.`,
    desc: `${full} carries a lantern through every number and has a firm opinion of the wind.`,
    text: `${full} carries a light. ${like.text}`.split(" ").slice(0, 100).join(" "),
    recruitText: `I am ${full}, I keep the lanterns, I count the moths, and I have never lost either of them.`,
  });
}

function addNotice(content: EditableContent, cast: number[]): void {
  const board = content.record<ActivityList>("api/activity-list.json");
  const [newest] = board;
  const notice = {
    ...newest,
    id: `${newest?.start.slice(0, 4)}-lantern-night`,
    title: "A night of lanterns",
    units: [UNIT],
  };
  const {
    target: _target,
    titleJa: _ja,
    ...rest
  } = notice as typeof notice & {
    target?: string;
    titleJa?: string;
  };
  write(content, "api/activity-list.json", [
    { ...rest, text: "Three new idols light the square.", cast },
    ...board,
  ]);
}

function addCampaign(content: EditableContent, cast: number[]): void {
  const model = recordsIn<Campaign>(content.snapshot, "campaigns").find(({ blocks }) =>
    blocks.some(({ kind }) => kind === "prose"),
  );
  const prose = model?.blocks.find(({ kind }) => kind === "prose");
  const hero = model?.blocks.find(({ kind }) => kind === "hero");
  write(content, "campaigns/lanterns.json", {
    ...model,
    slug: "lanterns",
    name: "Lanterns",
    description: "Three new idols carry lanterns through the square, and none of them trips.",
    cast,
    blocks: [
      { ...hero, title: "Lanterns", lead: "It is dark, and then it is not.", button: undefined },
      { ...prose, title: "How it went", paragraphs: ["With a match, and then with care."] },
    ],
    related: undefined,
  });
}

function recordsIn<Content>(content: Snapshot, folder: string): Content[] {
  const file = new RegExp(`^content/${folder}/[^/]+\\.json$`);
  return [...content].flatMap(([path, bytes]) =>
    file.test(path) ? [JSON.parse(bytes.toString()) as Content] : [],
  );
}

function write(content: EditableContent, path: string, record: unknown): void {
  content.write(path, `${JSON.stringify(record, null, 2)}\n`);
}
