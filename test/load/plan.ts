import type {
  CountChangeRequest,
  ExhibitionChangeRequest,
  ExhibitionPublish,
  FlowerStand,
  StandLayer,
} from "../../content/types";
import { random } from "../../lib/artwork/drawing/random";
import { ANSWER_PATHS, COUNT_CHANGE_PATH, EXHIBITION_CHANGE_PATH } from "../../lib/api/calls";
import { ACHIEVEMENT_KEYS } from "../achievement-keys";
import { MAX_LAYERS } from "../../lib/stand/kit/limits";
import { encodeStandSync } from "../../lib/stand/document/link-sync";
import { UNIT_IDS } from "../../lib/api/unit-ids";
import type { UnitId } from "../../content/types";
import { standIdOf } from "../../server/live/exhibition/stand-id";
import { publication, secret } from "../../server/live/testing/requests";

export interface Step {
  readonly kind: string;
  readonly path: string;
  readonly body?: CountChangeRequest | ExhibitionChangeRequest;
  readonly status: number;
  /** Number of simultaneous sends; two simulate a device that lost its connection. */
  readonly times: 1 | 2;
}

/** Percentage of each kind of request. */
const SHARES: readonly (readonly [string, number])[] = [
  ["list", 24],
  ["counts", 10],
  ["standings", 8],
  ["content", 6],
  ["cheer", 20],
  ["report", 5],
  ["view", 6],
  ["achievement", 4],
  ["publish", 8],
  ["publish again", 4],
  ["withdraw", 3],
  ["withdraw again", 2],
];

/** A hundred kinds, each as often as its share. */
const KINDS = SHARES.flatMap(([kind, share]) => Array<string>(share).fill(kind));

/** Each eighth change is sent twice at once. */
const TWICE_EVERY = 8;

/** Devices that cheer, view and report: few enough that many repeat. */
const DEVICES = 400;

/** Each third layer of a full stand is a panel, with this many ideographs. */
const PANEL_EVERY = 3;
const IDEOGRAPHS = 40;

/** The units in turn. @throws if there is none */
function unitAt(index: number): UnitId {
  const unit = UNIT_IDS[index % UNIT_IDS.length];
  if (!unit) throw new Error("The site has no unit.");
  return unit;
}

/** Document of a full stand: some 2,000 characters. */
const DOCUMENT = encodeStandSync(fullStand());

function fullStand(): FlowerStand {
  const { integer } = random("full stand");
  const upTo = (most: number) => integer(0, most);
  const ideographs = () =>
    Array.from({ length: IDEOGRAPHS }, () => String.fromCodePoint(0x4e00 + upTo(20_000))).join("");
  const layers = Array.from({ length: MAX_LAYERS - 1 }, (_, index): StandLayer => {
    const position = { x: upTo(900), y: upTo(1200), turn: upTo(180), zoom: 90 };
    return index % PANEL_EVERY === 0
      ? { kind: "panel", part: "ribbon", text: ideographs(), ...position }
      : { kind: "flower", part: "roses", ...position };
  });
  return {
    version: 1,
    palette: unitAt(0),
    backdrop: "foyer",
    layers: [{ kind: "stand", part: "easel", x: 450, y: 600, turn: 0, zoom: 100 }, ...layers],
  };
}

export const largeStand = (name: string, place = 0): ExhibitionPublish =>
  publication(name, { unit: unitAt(place), document: DOCUMENT });

/** A client's requests in order; those sent twice count twice. */
export function planOf(client: number, requests: number, stands: readonly string[]): Step[] {
  const name = `client-${client}`;
  const { pick, integer } = random(name);
  const published: ExhibitionPublish[] = [];
  const withdrawn: ExhibitionPublish[] = [];

  const read = (kind: string): Step => {
    const unit = pick(UNIT_IDS);
    const list = pick(["", "?sort=cheered", `?unit=${unit}`, `?unit=${unit}&sort=cheered&size=50`]);
    const paths: Record<string, string> = {
      list: ANSWER_PATHS["exhibition-list"] + list,
      counts: ANSWER_PATHS["count-info"],
      standings: ANSWER_PATHS["racing-list"],
      content: ANSWER_PATHS["source-url"],
    };
    return { kind, path: paths[kind] ?? "", status: 200, times: 1 };
  };
  const step = (index: number): Step => {
    const kind = pick(KINDS);
    const device = secret(`device-${integer(1, DEVICES)}`);
    const id = pick(stands);
    const times = index % TWICE_EVERY === 0 ? 2 : 1;
    const exhibition = (body: ExhibitionChangeRequest, status = 200): Step => {
      return { kind, path: EXHIBITION_CHANGE_PATH, body, status, times };
    };
    const counts = (body: CountChangeRequest): Step => {
      return { kind, path: COUNT_CHANGE_PATH, body, status: 200, times };
    };
    const withdrawal = ({ token }: ExhibitionPublish): Step =>
      exhibition({ action: "withdraw", id: standIdOf(token), token });
    switch (kind) {
      case "cheer":
        return exhibition({ action: "cheer", id, device });
      case "report":
        return exhibition({ action: "report", id, reason: "other", device });
      case "view":
        return counts({ action: "view", device });
      case "achievement":
        return counts({ action: "achievement", key: pick(ACHIEVEMENT_KEYS), device });
      case "publish": {
        const stand = largeStand(`${name}-${index}`, index);
        published.push(stand);
        return exhibition(stand);
      }
      case "publish again": {
        const known = [...published, ...withdrawn];
        if (known.length === 0) return read("counts");
        const stand = pick(known);
        // A withdrawn stand does not come back.
        return exhibition(stand, withdrawn.includes(stand) ? 400 : 200);
      }
      case "withdraw": {
        const stand = published.shift();
        if (!stand) return read("counts");
        withdrawn.push(stand);
        return withdrawal(stand);
      }
      case "withdraw again":
        return withdrawn.length > 0 ? withdrawal(pick(withdrawn)) : read("counts");
      default:
        return read(kind);
    }
  };

  const steps: Step[] = [];
  for (let left = requests; left > 0; ) {
    const next = step(steps.length);
    const times = left === 1 ? 1 : next.times;
    steps.push({ ...next, times });
    left -= times;
  }
  return steps;
}
