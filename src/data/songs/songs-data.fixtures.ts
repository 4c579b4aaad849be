const LEVELS = { easy: "8", normal: "14", hard: "22", expert: "28", special: null };
const song = (id: string, own: object = {}) => ({
  id,
  title: id,
  unitIds: ["fine"],
  act: null,
  everyone: null,
  guests: null,
  inGame: true,
  units: [{ name: "fine" }],
  singerCharacters: [{ cname: "hibiki_wataru", name: "Wataru Hibiki" }],
  levels: LEVELS,
  seconds: null,
  credits: null,
  video: { youtube: "abcdefghijk" },
  event: { start: "2020-05-01" },
  ...own,
});
const SONGS = [
  song("Miwakugeki", { levels: { ...LEVELS, expert: "29+" } }),
  song("Stars", { unitIds: null, units: null, singerCharacters: null, everyone: true }),
  song("Solo", { unitIds: null, units: null, levels: null, event: { start: "2024-01-02" } }),
];
export const SONGS_DATA = {
  songs: { nodes: SONGS },
  albums: {
    nodes: [
      {
        id: "first",
        title: "First",
        released: "2015-11-25",
        series: null,
        discs: [["Miwakugeki"]],
      },
    ],
  },
  music: { series: [] },
  offices: {
    nodes: [
      {
        units: [
          {
            id: "fine",
            name: "fine",
            members: [{ cname: "hibiki_wataru", name: "Wataru Hibiki" }],
          },
        ],
      },
    ],
  },
} as unknown as Queries.SongsPageQuery;
