const EVENT = /BEGIN:VEVENT\r\n[\s\S]*?END:VEVENT\r\n/g;

/** A calendar with some events of another, under its own name. */
export function pickEvents(calendar: string, uids: ReadonlySet<string>, name: string): string {
  const uidOf = (event: string) => /^UID:(.*)$/m.exec(unfolded(event))?.[1]?.trim() ?? "";
  const [head = ""] = calendar.split("BEGIN:VEVENT", 1);
  const events = (calendar.match(EVENT) ?? []).filter((event) => uids.has(uidOf(event)));
  const named = head.replace(
    /^((?:X-WR-CAL)?NAME:).*(?:\r\n[ \t].*)*/gm,
    (_, property: string) => property + escaped(name),
  );
  return `${named}${events.join("")}END:VCALENDAR\r\n`;
}

/** A long line is folded: all its parts but the first begin with a space. */
const unfolded = (text: string) => text.replaceAll(/\r\n[ \t]/g, "");

const escaped = (text: string) => text.replaceAll(/[\\,;]/g, String.raw`\$&`);
