import { compareStructural, makeAutoObservable } from "mobx";
import type { CharacterId, UnitId } from "#content/types";
import { frontPlace } from "#lib/artwork/own-unit/shapes";
import { armsAmong } from "#lib/pictures/posters/figure-look";
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

/** The unit being edited: its document, its undo history, and the last change in words. */
export class UnitSession {
  readonly history: History<UnitDocument>;
  /** The last change in words, for screen readers and for the line below the poster. */
  announcement = "";
  /** Number of times that the whole document was replaced. */
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

  announce(words: string): void {
    this.announcement = words;
  }

  /** Adds an idol or removes a member; announces the reason if the size of a unit forbids it. */
  toggle(id: CharacterId): void {
    const { members, leader } = this.unit;
    const name = this.nameOf(id);
    if (!this.has(id)) {
      if (this.isFull) return this.announce("Five is the most. Take someone out first.");
      this.change({ members: [...members, newMember(id)] });
      return this.announce(`${name} is in, ${members.length + 1} of ${MOST_MEMBERS}`);
    }
    if (members.length <= LEAST_MEMBERS) return this.announce("A unit has two members at least.");
    const rest = members.filter((member) => member.id !== id);
    const next = leader === id ? (rest[frontPlace(rest.length)]?.id ?? leader) : leader;
    this.change({ members: rest, leader: next });
    this.announce(`${name} is out`);
  }

  move(id: CharacterId, step: -1 | 1): void {
    const from = this.indexOf(id);
    if (!(from + step in this.unit.members)) return;
    this.swap(from, from + step);
    this.announce(`${this.nameOf(id)} stands ${this.placeOf(id)}`);
  }

  /** Makes a member the leader, and swaps them to the front; later moves may take them elsewhere. */
  makeLeader(id: CharacterId): void {
    const front = frontPlace(this.unit.members.length);
    this.swap(this.indexOf(id), front, id);
    this.announce(`${this.nameOf(id)} leads, ${this.placeOf(id)}`);
  }

  changeMember(id: CharacterId, change: Partial<UnitMember>): void {
    const { members } = this.unit;
    const changed = members.map((one) => (one.id === id ? { ...one, ...change } : one));
    this.change({ members: changed });
  }

  /** Letters typed one after the other are one step of the history. */
  setText(field: "name" | "slogan", text: string): void {
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
    this.announce(`${this.unit.name} is ready. Undo brings yours back.`);
  }

  /** Replaces the unit by another one; undo brings it back. */
  open(unit: UnitDocument): void {
    this.change(unit);
    this.openings += 1;
  }

  undo(): void {
    this.announce(this.history.undo() ? "Taken back" : "There is nothing to take back.");
  }

  redo(): void {
    this.announce(this.history.redo() ? "Done again" : "There is nothing to do again.");
  }

  placeOf(id: CharacterId): string {
    return placeInWords(this.unit.members.length, this.indexOf(id));
  }

  /** Poses for which a member has room beside the others. */
  posesOf(id: CharacterId): readonly string[] {
    const { length } = this.unit.members;
    const isFront = this.indexOf(id) === frontPlace(length);
    const { reaches: room = [] } = armsAmong(length, isFront, "tall");
    const { poses, reachByPose } = this.options;
    return poses.filter((pose) => reachByPose[pose] && room.includes(reachByPose[pose]));
  }

  private indexOf(id: CharacterId): number {
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
