import type { CompareCharacter } from "./comparison";

export function compared(
  id: number,
  cname: string,
  name: string,
  height: string,
  year1: string | null = height,
): CompareCharacter {
  return {
    id,
    cname,
    name,
    names: { ja: "衣更 真緒", kana: "いさら まお", zhHant: null },
    cv: "Voice Actor",
    figure: { address: `/pictures/${cname}.svg` },
    facePicture: { small: { layout: "constrained", width: 1, height: 1, images: {} } },
    unitRecord: {
      id: "trickstar",
      name: "Trickstar",
      office: { id: "sp", name: "STARMAKER PRODUCTION" },
    },
    clubs: [{ key: "tennis", title: "Tennis Club" }],
    profile: {
      height,
      weight: "55",
      age: "18",
      ageText: "As of 1 April, Year 2",
      birthday: "03-16",
      blood: "O",
      hand: "right",
      interest: "Reading",
      stunt: "Guitar",
      school: "Yumenosaki Academy",
      class: "3-A",
      year1: year1 === null ? null : { height: year1, weight: "54", age: "17" },
    },
  };
}

/** Ten characters with shared events. */
export const comparePage: Queries.ComparePageQuery = {
  characters: {
    nodes: [
      compared(1, "isara_mao", "Mao Isara", "171", "169"),
      compared(2, "akehoshi_subaru", "Subaru Akehoshi", "172", "171"),
      compared(3, "anzu", "Anzu", "-", null),
      compared(4, "himemiya_tori", "Tori Himemiya", "154"),
      compared(5, "kiryu_kuro", "Kuro Kiryu", "181"),
      ...["fay", "gil", "hal", "ivo", "jon"].map((cname, index) =>
        compared(6 + index, cname, cname.toUpperCase(), `${160 + index}`),
      ),
    ],
  },
  units: {
    nodes: [{ id: "trickstar", members: [{ cname: "isara_mao" }, { cname: "akehoshi_subaru" }] }],
  },
  trips: { nodes: [{ id: "trip01", title: "Hive City", album: "TRIP vol. 1", cast: [1, 2] }] },
  campaigns: { nodes: [] },
  notices: { nodes: [] },
  audition: { nodes: [] },
};
