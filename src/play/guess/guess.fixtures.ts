import type { GuessIdol } from "./guess-idol";

const image = { layout: "constrained", width: 96, height: 96, images: { sources: [] } } as never;

function idol(id: number, cname: string, name: string, facts: Partial<GuessIdol["profile"]>) {
  return {
    id,
    cname,
    name,
    names: { ja: null, kana: null },
    hairWord: "blond",
    profile: { blood: "O", hand: "left", height: "179", age: "19", birthday: "01-10", ...facts },
    unitRecord: { id: "fine", name: "fine", office: { cname: "StarPro" } },
    facePicture: { small: image },
    offDutyPicture: { imageData: image },
  } as unknown as GuessIdol;
}

const PEOPLE: readonly GuessIdol[] = [
  idol(22, "tenshouin_eichi", "Eichi Tenshouin", {}),
  idol(6, "himemiya_tori", "Tori Himemiya", { height: "154", birthday: "01-13", hand: "right" }),
  idol(27, "hibiki_wataru", "Wataru Hibiki", { height: "180", blood: "-" }),
];

/** Query data: three idols in turn. */
export const GUESS_DATA = {
  people: { nodes: PEOPLE },
  play: { firstDay: "2026-11-01", rounds: ["22 6 27", "6 22 27"] },
} as unknown as Queries.GuessRouteQuery;
