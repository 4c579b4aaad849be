import { type Finding, type Path, startsWith } from "../check/problem";
import { placeName, shown } from "../check/words";
import { remembered } from "./remember";

/** A text of a record and where it stands. The same object as long as the file is the same. */
export interface PlacedText {
  path: (string | number)[];
  text: string;
}

/** Every text in the value of a file, except the reference to the schema. */
const textsIn = remembered((data: object) => {
  const found: PlacedText[] = [];
  const visit = (value: unknown, path: (string | number)[]): void => {
    if (typeof value === "string") found.push({ path, text: value });
    if (Array.isArray(value)) value.forEach((item, index) => visit(item, [...path, index]));
    else if (typeof value === "object" && value !== null) {
      for (const [name, inner] of Object.entries(value)) {
        if (name !== "$schema") visit(inner, [...path, name]);
      }
    }
  };
  visit(data, []);
  return found;
});

/** A record and how far it can be trusted: what a file says may be wrong in places. */
export class Entry<Content> {
  /** Path from the project's root. */
  readonly file: string;
  /** Name of the file without its ending. */
  readonly key: string;
  readonly #data: unknown;
  readonly #wrong: readonly Path[];
  readonly #items = new Map<string, { value: never; index: number }[]>();

  /** @param wrong the places that a problem has been found for; nothing in them is used */
  constructor(file: string, key: string, data: unknown, wrong: readonly Path[]) {
    this.file = file;
    this.key = key;
    this.#data = data;
    this.#wrong = wrong;
  }

  /** The value of a property, or of a property in it; undefined if it is missing or wrong. */
  get<A extends keyof Content & string>(name: A): Content[A] | undefined;
  get<A extends keyof Content & string, B extends keyof NonNullable<Content[A]> & string>(
    name: A,
    inner: B,
  ): NonNullable<Content[A]>[B] | undefined;
  get(...path: string[]): unknown {
    return this.isWhole(...path) ? this.at(path) : undefined;
  }

  /** The value as it was written, right or wrong; for guesses about what was meant. */
  raw(name: keyof Content & string): unknown {
    return this.at([name]);
  }

  /** The items of a list that are right, with their indexes. */
  items<A extends keyof Content & string>(
    name: A,
  ): { value: NonNullable<Content[A]> extends (infer Item)[] ? Item : never; index: number }[] {
    const known = this.#items.get(name);
    if (known) return known;
    const items = this.listAt<never>(name);
    this.#items.set(name, items);
    return items;
  }

  /** The items of a list further in that are right, with their indexes. */
  listAt<Item>(...path: Path): { value: Item; index: number }[] {
    const list = this.at(path);
    return (Array.isArray(list) ? (list as Item[]) : [])
      .map((value, index) => ({ value, index }))
      .filter(({ index }) => this.isWhole(...path, index));
  }

  /** The entries of a file that is itself a list: those that are right, with their indexes. */
  entries(): { value: Content extends (infer Item)[] ? Item : never; index: number }[] {
    return this.listAt<never>();
  }

  /** False if something in or around the place is wrong. A missing property is whole. */
  isWhole(...path: Path): boolean {
    return !this.#wrong.some((wrong) => startsWith(path, wrong) || startsWith(wrong, path));
  }

  /** Is the property there, right or wrong? */
  has(name: keyof Content & string): boolean {
    return this.raw(name) !== undefined;
  }

  /** Every text in the record that is right, except the reference to the schema. */
  texts(): PlacedText[] {
    if (typeof this.#data !== "object" || this.#data === null) return [];
    return textsIn(this.#data).filter(({ path }) => this.isWhole(...path));
  }

  /** A finding in this file. */
  finding(path: Path, words: Omit<Finding, "file" | "path">): Finding {
    return { file: this.file, path, ...words };
  }

  /** A finding about the value at a place: `<place> is <value>, <what>`. */
  wrong(path: Path, what: string, allowed?: string, suggestion?: string): Finding {
    const message = `${placeName(path)} is ${shown(this.at(path))}, ${what}`;
    return this.finding(path, { message, allowed, suggestion });
  }

  /** The value at a place as it was written, right or wrong. */
  at(path: Path): unknown {
    let value = this.#data;
    for (const step of path) {
      if (typeof value !== "object" || value === null) return undefined;
      value = Object.hasOwn(value, step)
        ? (value as Record<string | number, unknown>)[step]
        : undefined;
    }
    return value;
  }
}
