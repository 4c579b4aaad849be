import { shown } from "../../model/problems/words";
import { isDay, MONTHS } from "./days";

/** Formats by the form of their examples, with a parser of other notations for each. */
const FORMS: readonly (readonly [
  example: RegExp,
  better: (written: string) => string | readonly string[] | undefined,
])[] = [
  [/^\d\d-\d\d$/, yearlyDay],
  [/^\d{4}-\d\d-\d\d$/, day],
  [/^#[\da-f]{6}$/i, hexColor],
  [/^\d+$/, (written) => /^0*([1-9]\d*|0) *[a-z]*$/i.exec(written)?.[1] ?? centimetres(written)],
];

/** Longest notation of a day, a number or a colour. */
const LONGEST = 60;

/**
 * Converts a value to the format of an example: a day such as `1.10.`, a colour without #. Undefined if it cannot be
 * parsed; `a or b` if it can be in two ways.
 */
export function likelyForm(written: unknown, example: unknown): string | undefined {
  if (typeof written !== "string" && typeof written !== "number") return undefined;
  if (String(written).length > LONGEST) return undefined;
  const form = FORMS.find(([pattern]) => typeof example === "string" && pattern.test(example));
  const better = [form?.[1](String(written).trim()) ?? []].flat();
  return better.length === 0 || better[0] === written ? undefined : better.map(shown).join(" or ");
}

const twoDigits = (number: number): string => String(number).padStart(2, "0");

/** Possible months and days of a text that may have a year: 0110, 1-10, 10.1., 10 January, 1月10日, 2004-01-10. */
export function yearlyDay(written: string): readonly string[] {
  const text = yearFirst(written).replace(/\b\d{4}[-/.年]|(?:,? |\/)\d{4}$/, "");
  // A leap year: a birthday may be 29 February.
  return monthsAndDays(/^\d{3,4}$/.test(text) ? `${text.slice(0, -2)}-${text.slice(-2)}` : text)
    .filter((found) => isDay(2024, ...found))
    .map((found) => found.map(twoDigits).join("-"));
}

/** Year, month and day: 20250515, 2025/5/15, 15.5.2025, 5/15/2025, 15 May 2025. */
function day(written: string): readonly string[] {
  const text = yearFirst(written.replace(/^(\d{4})(\d\d)(\d\d)$/, "$1-$2-$3"));
  const year = /\d{4}/.exec(text)?.[0] ?? "";
  const rest = text.replace(year, "").replace(/^[^a-z\d]+|[^a-z\d.日]+$/gi, "");
  return (year ? monthsAndDays(rest) : [])
    .filter((found) => isDay(Number(year), ...found))
    .map((found) => [year, ...found.map(twoDigits)].join("-"));
}

/** A day behind its year is never written before its month. */
const yearFirst = (written: string): string =>
  written.replace(/^(\d{4})\/(\d+)\/(\d+)$/, "$1-$2-$3");

function monthsAndDays(text: string): readonly [month: number, day: number][] {
  const word = /[a-z]{3,}/i.exec(text)?.[0].slice(0, 3).toLowerCase();
  const month = MONTHS.indexOf(word ?? "") + 1;
  const numbers = (text.match(/\d+/g) ?? []).map(Number);
  const [first = 0, second = 0] = numbers;
  if (numbers.length === 1 && month > 0) return [[month, first]];
  if (numbers.length !== 2 || word !== undefined) return [];
  // Day first with full stops, and if the first number cannot be a month.
  if (first > MONTHS.length || /\d\. ?\d/.test(text)) return [[second, first]];
  // With a slash, the first is the month in America and the day in Europe.
  const isEither = text.includes("/") && second <= MONTHS.length && first !== second;
  return isEither
    ? [
        [first, second],
        [second, first],
      ]
    : [[first, second]];
}

const CENTIMETRES_PER_INCH = 2.54;

/** A height in metres, 1.79 m, or in feet and inches, 5'10", in centimetres. */
function centimetres(written: string): string | undefined {
  const metres = /^(\d)[.,](\d\d) ?m$/.exec(written);
  if (metres) return `${metres[1]}${metres[2]}`;
  const [, feet, inches] = /^(\d)['’′] ?(\d{1,2})(?:["”″]|'')?$/.exec(written) ?? [];
  if (inches === undefined) return undefined;
  return String(Math.round((Number(feet) * 12 + Number(inches)) * CENTIMETRES_PER_INCH));
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
