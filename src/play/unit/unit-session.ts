import { compareStructural, makeAutoObservable } from "mobx";
import type { CharacterId, UnitId } from "#content/types";
import { frontPlace } from "#lib/artwork/own-unit/shapes";
import { surpriseUnit } from "#lib/play/unit/surprise";
import {
  LEAST_MEMBERS,
  LONGEST,
  MOST_MEMBERS,
  newMember,
  type UnitDocument,
  type UnitOptions,
  type UnitMember,
} from "#lib/play/unit/unit-document";
import { plainText } from "#lib/play/unit/restore-unit";
import { placeInWords } from "#lib/play/unit/unit-words";
import { History } from "#src/data/stores/history";

/** The unit that is made: its document, its history, and what was done last in words. */
export class UnitSession {
  readonly history: History<UnitDocument>;
  /** The last act, for screen readers and for the line below the poster. */
  announcement = "";
  /** Number of units that were opened in the place of the one before. */
  openings = 0;

  constructor(
    readonly options: UnitOptions,
    private readonly nameOf: (id: CharacterId) => string,
    first: UnitDocument,
  ) {
    this.history = new History(first);
    makeAutoObservable(this, { options: false, history: false }, { autoBind: true });
  }

  get unit(): UnitDocument {
    return this.history.present;
  }

  get isFull(): boolean {
    return this.unit.members.length >= MOST_MEMBERS;
  }

  has(id: CharacterId): boolean {
    return this.unit.members.some((member) => member.id === id);
  }

  say(words: string): void {
    this.announcement = words;
  }

  /** Takes an idol into the unit, or out of it; says why where that cannot be. */
  toggle(id: CharacterId): void {
    const { members, leader } = this.unit;
    const name = this.nameOf(id);
    if (!this.has(id)) {
      if (this.isFull) return this.say("Five is the most. Take someone out first.");
      this.change({ members: [...members, newMember(id)] });
      return this.say(`${name} is in, ${members.length + 1} of ${MOST_MEMBERS}`);
    }
    if (members.length <= LEAST_MEMBERS) return this.say("A unit has two members at least.");
    const rest = members.filter((member) => member.id !== id);
    const next = leader === id ? (rest[frontPlace(rest.length)]?.id ?? leader) : leader;
    this.change({ members: rest, leader: next });
    this.say(`${name} is out`);
  }

  move(id: CharacterId, step: -1 | 1): void {
    const from = this.placeOf(id);
    if (!(from + step in this.unit.members)) return;
    this.swap(from, from + step);
    this.say(`${this.nameOf(id)} stands ${this.whereIs(id)}`);
  }

  /** Makes a member the leader, who stands in front. */
  lead(id: CharacterId): void {
    const front = frontPlace(this.unit.members.length);
    this.swap(this.placeOf(id), front, id);
    this.say(`${this.nameOf(id)} leads, ${this.whereIs(id)}`);
  }

  pose(id: CharacterId, change: Partial<UnitMember>): void {
    const { members } = this.unit;
    const changed = members.map((one) => (one.id === id ? { ...one, ...change } : one));
    this.change({ members: changed });
  }

  /** Letters typed one after the other are one step. */
  write(field: "name" | "slogan", text: string): void {
    this.change({ [field]: plainText(text, LONGEST[field]) }, field);
  }

  setBackdrop(backdrop: string): void {
    this.change({ backdrop });
  }

  setColors(colors: UnitId): void {
    this.change({ colors });
  }

  surprise(favorites: readonly CharacterId[], seed: string): void {
    this.open(surpriseUnit(this.options, favorites, seed));
    this.say(`${this.unit.name} is ready. Undo brings yours back.`);
  }

  /** Puts another unit in the place of this one, as a step that can be taken back. */
  open(unit: UnitDocument): void {
    this.change(unit);
    this.openings += 1;
  }

  undo(): void {
    this.say(this.history.undo() ? "Taken back" : "There is nothing to take back.");
  }

  redo(): void {
    this.say(this.history.redo() ? "Done again" : "There is nothing to do again.");
  }

  whereIs(id: CharacterId): string {
    return placeInWords(this.unit.members.length, this.placeOf(id)) || "alone";
  }

  private placeOf(id: CharacterId): number {
    return this.unit.members.findIndex((member) => member.id === id);
  }

  private swap(one: number, other: number, leader = this.unit.leader): void {
    const members = [...this.unit.members];
    const [first, second] = [members[one], members[other]];
    if (first && second) [members[one], members[other]] = [second, first];
    this.change({ members, leader });
  }

  private change(change: Partial<UnitDocument>, run?: string): void {
    const next = { ...this.unit, ...change };
    if (!compareStructural(next, this.unit)) this.history.change(next, run);
  }
}
