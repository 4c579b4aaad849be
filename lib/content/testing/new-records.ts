import type { Character, Office, Unit } from "../../../content/types";
import type { EditableContent } from "./editable-content";

const OFFICE = "offices/nd.json";

const recordOf = (cname: string) => `characters/${cname}.json`;

/** Adds a unit; its members leave their former units. */
export function addUnit(content: EditableContent, id: string, members: readonly string[]): void {
  const ids = members.map((cname) => {
    const { id: memberId, unit } = content.record<Character>(recordOf(cname));
    const file = `units/${unit}.json`;
    const list = content.record<Unit>(file).list.filter((one) => one !== memberId);
    content.edit(file, { list });
    content.edit(recordOf(cname), { unit: id });
    return memberId;
  });
  const [leader] = ids;
  const unit = content.record<Unit>("units/fine.json");
  content.write(
    `units/${id}.json`,
    JSON.stringify({ ...unit, id, name: id, leader, list: ids }, null, 2),
  );
  content.edit(OFFICE, { list: [...content.record<Office>(OFFICE).list, id] });
}

/** Adds an idol to a unit: a copy of Wataru's record; texts differ, since no two idols may share one. */
export function addIdol(content: EditableContent, cname: string, id: number, unit: string): void {
  const {
    catch: catchphrase,
    desc,
    text,
    recruitText,
    ...template
  } = content.record<Character>(recordOf("hibiki_wataru"));
  const own = {
    catch: `${cname}!\n${catchphrase.split("\n").at(-1)}`,
    desc: desc.replace(/\w+/, cname),
    text: `${cname}: ${text}`,
    recruitText: `${cname}! ${recruitText}`,
  };
  const idol = { ...template, ...own, id, cname, name: cname, unit, circle: [] };
  content.write(recordOf(cname), JSON.stringify(idol, null, 2));
  const file = `units/${unit}.json`;
  content.edit(file, { list: [...content.record<Unit>(file).list, id] });
}
