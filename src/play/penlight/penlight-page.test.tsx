import { renderToString } from "react-dom/server";
import { PenlightPage } from "./penlight-page";

const idol = (id: number, name: string, color: string) => ({
  id,
  cname: name.toLowerCase(),
  name,
  color,
  sourceCounts: { color: id },
  unitRecord: { name: "fine" },
  facePicture: { small: { layout: "constrained", width: 1, height: 1, images: { sources: [] } } },
});

const DATA = {
  people: { nodes: [idol(1, "Ann", "#e60033"), idol(2, "Ben", "#00a1e9")] },
  units: {
    nodes: [{ id: "fine", name: "fine", imageColor: "#ffd7a0", sourceCount: 3, list: [2, 1, 99] }],
  },
} as unknown as Queries.PenlightRouteQuery;

it("is built with every colour by hue and its number of sources", () => {
  const html = renderToString(<PenlightPage data={DATA} />);
  expect(html.match(/<h2[^>]*>(Red|Blue)</g)).toHaveLength(2);
  expect(html).toContain("1 source<");
  expect(html).toContain("2 sources<");
});
