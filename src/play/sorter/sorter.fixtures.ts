const image = {
  layout: "constrained",
  width: 96,
  height: 96,
  images: { sources: [{ type: "image/avif", srcSet: "/a.avif 96w", sizes: "96px" }] },
} as never;

const idol = (id: number, name: string, unit = "fine"): Queries.SorterIdolFragment =>
  ({
    id,
    cname: name.toLowerCase(),
    name,
    unit,
    unitRecord: { id: unit, name: unit, office: { id: "sp", name: "Starmaker", order: 1 } },
    facePicture: { small: image },
    posterPicture: { imageData: image },
    offDutyPicture: { imageData: image },
  }) as never;

/** Query data: four idols of two units, and a former one in the first list. */
export const SORTER_DATA = {
  people: {
    nodes: [idol(1, "Ann"), idol(2, "Ben"), idol(3, "Cleo", "eden"), idol(4, "Dan", "eden")],
  },
  play: { casts: ["1 2 3 4 5", "1 2 3 4"] },
} as unknown as Queries.SorterRouteQuery;
