import { type Finding, type Path, startsWith } from "../model/problems/problem";
import { placeName, shown } from "../model/problems/words";
import { memoize } from "../model/memoize";

export interface PlacedText {
  path: (string | number)[];
  text: string;
}

/** All texts in a file, except the reference to the schema. */
const textsIn = memoize((data: object) => {
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

export interface Item<Value> {
  readonly value: Value;
  readonly index: number;
  readonly path: Path;
}

type ItemsOf<List> = Item<NonNullable<List> extends (infer Value)[] ? Value : never>[];

/** A record that may have faulty values. */
export class Entry<Content> {
  readonly #data: unknown;
  readonly #wrong: readonly Path[];
  readonly #items = new Map<string, Item<never>[]>();

  constructor(
    readonly file: string,
    /** Name of the file without its ending. */
    readonly key: string,
    data: unknown,
    /** Paths with problems; their values are not used. */
    wrong: readonly Path[],
  ) {
    this.#data = data;
    this.#wrong = wrong;
  }

  /** Value of a property, or of a nested one; undefined if missing or faulty. */
  get<A extends keyof Content & string>(name: A): Content[A] | undefined;
  get<A extends keyof Content & string, B extends keyof NonNullable<Content[A]> & string>(
    name: A,
    inner: B,
  ): NonNullable<Content[A]>[B] | undefined;
  get(...path: string[]): unknown {
    return this.isWhole(...path) ? this.at(path) : undefined;
  }

  /** Valid items of a list: of a property, of a nested one, or of a file that is itself a list. */
  items(): ItemsOf<Content>;
  items<A extends keyof Content & string>(name: A): ItemsOf<Content[A]>;
  items<A extends keyof Content & string, B extends keyof NonNullable<Content[A]> & string>(
    name: A,
    inner: B,
  ): ItemsOf<NonNullable<Content[A]>[B]>;
  items(...path: string[]): Item<never>[] {
    const known = this.#items.get(path.join());
    if (known) return known;
    const list = this.at(path);
    const items = (Array.isArray(list) ? (list as never[]) : [])
      .map((value, index) => ({ value, index, path: [...path, index] }))
      .filter((item) => this.isWhole(...item.path));
    this.#items.set(path.join(), items);
    return items;
  }

  /** False if the value, or one inside or around it, is faulty. A missing property is whole. */
  isWhole(...path: Path): boolean {
    return !this.#wrong.some((wrong) => startsWith(path, wrong) || startsWith(wrong, path));
  }

  /** True if the property exists, valid or not. */
  has(name: keyof Content & string): boolean {
    return this.at([name]) !== undefined;
  }

  /** All valid texts of the record, except the reference to the schema. */
  texts(): PlacedText[] {
    if (typeof this.#data !== "object" || this.#data === null) return [];
    return textsIn(this.#data).filter(({ path }) => this.isWhole(...path));
  }

  finding(path: Path, words: Omit<Finding, "file" | "path">): Finding {
    return { file: this.file, path, ...words };
  }

  /** A finding about a value: `<place> is <value>, <what>`. */
  wrong(path: Path, what: string, allowed?: string, suggestion?: string): Finding {
    const message = `${placeName(path)} is ${shown(this.at(path))}, ${what}`;
    return this.finding(path, { message, allowed, suggestion });
  }

  /** The value at a path, valid or not. */
  at(path: Path): unknown {
    let value = this.#data;
    for (const step of path) {
      if (typeof value !== "object" || value === null || !Object.hasOwn(value, step))
        return undefined;
      value = (value as Record<string | number, unknown>)[step];
    }
    return value;
  }
}
