import type { InformationProps } from "./information";

type Notice = InformationProps["notices"][number];

const imageData = { layout: "constrained" as const, width: 3, height: 4, images: { sources: [] } };

const CAST = {
  33: { id: 33, cname: "tsukinaga_leo", name: "Leo Tsukinaga", unit: "knights" },
  11: { id: 11, cname: "akehoshi_subaru", name: "Subaru Akehoshi", unit: "trickstar" },
};

/** A notice; `at` counts from the newest. */
function notice(at: number, own: Partial<Notice> = {}): Notice {
  const day = new Date(Date.UTC(2026, 5, 30) - at * 30 * 86_400_000).toISOString().slice(0, 10);
  return {
    id: `${day.slice(0, 4)}-number-${at}`,
    kind: "song",
    title: `Number ${at}`,
    titleJa: `${at}番`,
    text: `About number ${at}.`,
    note: null,
    start: day,
    end: null,
    startTw: null,
    endTw: null,
    units: ["knights"],
    cast: [33],
    target: null,
    unitRecords: [{ id: "knights", name: "Knights" }],
    castCharacters: [CAST[33]],
    ...own,
  };
}

/** 26 notices, newest first: three pages; every fifth is a tour with a guest and no unit. */
export const information: InformationProps = {
  notices: Array.from({ length: 26 }, (_, at) =>
    at % 5 === 0
      ? notice(at, {
          kind: "tour",
          startTw: "2026-12-31",
          endTw: "2027-01-08",
          units: null,
          unitRecords: null,
          cast: [33, 11],
          castCharacters: [CAST[33], CAST[11]],
        })
      : notice(at),
  ),
  units: [
    { id: "knights", name: "Knights" },
    { id: "trickstar", name: "Trickstar" },
    { id: "spri", name: "Special for Princess!" },
  ],
  characters: Object.values(CAST).map((one) => ({
    ...one,
    posterPicture: { thumbnail: imageData },
  })),
};
