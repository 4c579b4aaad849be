import { shown } from "../../model/problems/words";
import { isDay, MONTHS } from "./days";

/** Formats by the form of their examples, with a parser of other notations for each. */
const FORMS: readonly (readonly [
  example: RegExp,
  better: (written: string) => string | undefined,
])[] = [
  [/^\d\d-\d\d$/, yearlyDay],
  [/^\d{4}-\d\d-\d\d$/, day],
  [/^#[\da-f]{6}$/i, hexColor],
  [/^\d+$/, (written) => /^0*([1-9]\d*|0) *[a-z]*$/i.exec(written)?.[1]],
];

/** Longest notation of a day, a number or a colour. */
const LONGEST = 60;

/**
 * Converts a value to the format of an example: a day such as `1/10`, a colour without #. Undefined if it cannot be
 * parsed.
 */
export function likelyForm(written: unknown, example: unknown): string | undefined {
  if (typeof written !== "string" && typeof written !== "number") return undefined;
  if (String(written).length > LONGEST) return undefined;
  const form = FORMS.find(([pattern]) => typeof example === "string" && pattern.test(example));
  const better = form?.[1](String(written).trim());
  return better === undefined || better === written ? undefined : shown(better);
}

const twoDigits = (number: number): string => String(number).padStart(2, "0");

/** Month and day of a text that may have a year: 0110, 1-10, 10.1., 10 January, 1月10日, 2004-01-10. */
export function yearlyDay(written: string): string | undefined {
  const text = written.replace(/\b\d{4}[-/.年]|,? \d{4}$/, "");
  const found = monthAndDay(
    /^\d{3,4}$/.test(text) ? `${text.slice(0, -2)}-${text.slice(-2)}` : text,
  );
  // A leap year: a birthday may be 29 February.
  return found && isDay(2024, ...found) ? found.map(twoDigits).join("-") : undefined;
}

/** Year, month and day: 20250515, 2025/5/15, 15.5.2025, 5/15/2025, 15 May 2025. */
function day(written: string): string | undefined {
  const text = written.replace(/^(\d{4})(\d\d)(\d\d)$/, "$1-$2-$3");
  const year = /\d{4}/.exec(text)?.[0];
  const found =
    year && monthAndDay(text.replace(year, "").replace(/^[^a-z\d]+|[^a-z\d.日]+$/gi, ""));
  if (!found || !isDay(Number(year), ...found)) return undefined;
  return [year, ...found.map(twoDigits)].join("-");
}

function monthAndDay(text: string): [month: number, day: number] | undefined {
  const word = /[a-z]{3,}/i.exec(text)?.[0].slice(0, 3).toLowerCase();
  const month = MONTHS.indexOf(word ?? "") + 1;
  const numbers = (text.match(/\d+/g) ?? []).map(Number);
  const [first = 0, second = 0] = numbers;
  if (numbers.length === 1 && month > 0) return [month, first];
  if (numbers.length !== 2 || word !== undefined) return undefined;
  // Day first with full stops, and if the first number cannot be a month.
  return first > MONTHS.length || /\d\. ?\d/.test(text) ? [second, first] : [first, second];
}

/** A colour as #rrggbb: fff, #FFF, rgb(255, 0, 0). */
export function hexColor(written: string): string | undefined {
  const text = written.toLowerCase();
  const digits = /^#?([\da-f]{6}|[\da-f]{3})$/.exec(text)?.[1];
  if (digits) return `#${digits.length === 3 ? digits.replaceAll(/./g, "$&$&") : digits}`;
  const parts = /^rgb\((\d+)[, ]+(\d+)[, ]+(\d+)\)$/.exec(text)?.slice(1).map(Number);
  if (!parts || parts.some((part) => part > 255)) return undefined;
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}
